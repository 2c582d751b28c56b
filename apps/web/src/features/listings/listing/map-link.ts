/** A map at the owner's `latitude,longitude`, or the https link they gave; undefined for anything else. */
export function mapLink(location: string | null): string | undefined {
  const text = location?.trim() ?? '';
  const pair = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
  if (pair) {
    const [latitude, longitude] = [Number(pair[1]), Number(pair[2])];
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
    return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
  }
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' && !url.username ? url.href : undefined;
}
