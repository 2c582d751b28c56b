export type Rgb = readonly [red: number, green: number, blue: number];

/** Blends two '#rrggbb' colours; amount 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [parseColor(from), parseColor(to)];
  return formatColor([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
}

export function lighten(color: string, amount: number): string {
  return mix(color, '#ffffff', amount);
}

export function darken(color: string, amount: number): string {
  return mix(color, '#0d0a14', amount);
}

/** Multiplies each channel, the way coloured light falls on paint. */
export function multiply(color: string, by: Rgb): string {
  const rgb = parseColor(color);
  return formatColor([rgb[0] * by[0], rgb[1] * by[1], rgb[2] * by[2]]);
}

export function parseColor(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function formatColor(rgb: Rgb): string {
  return `#${rgb.map((channel) => hexByte(channel)).join('')}`;
}

function hexByte(channel: number): string {
  return Math.max(0, Math.min(255, Math.round(channel)))
    .toString(16)
    .padStart(2, '0');
}
