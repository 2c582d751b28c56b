import type { Listing } from '@africanscity/contracts/listings/listings';

/**
 * Returns the owner's https link, or a map link to the exact position; undefined without a pin or with a doubtful one.
 */
export function mapLink({
  googleLocation,
  pinDoubted,
  position,
}: Pick<Listing, 'googleLocation' | 'pinDoubted' | 'position'>): string | undefined {
  if (pinDoubted) return undefined;
  const text = googleLocation?.trim() ?? '';
  if (URL.canParse(text)) {
    const url = new URL(text);
    if (url.protocol === 'https:' && !url.username) return url.href;
  }
  if (position?.located !== 'EXACT') return undefined;
  return `https://www.google.com/maps/search/?api=1&query=${position.latitude}%2C${position.longitude}`;
}
