import { document, num } from './core/svg.ts';
import { write } from './flat/glyphs.ts';

export type BrandVariant = 'on-light' | 'on-dark' | 'plain';

/** The mark alone, 64 by 64: a roof that is also an A, and the sun that rises under it. */
export function drawBrandMark(options: { variant?: BrandVariant; tile?: boolean } = {}): string {
  const variant = options.variant ?? 'on-light';
  if (!options.tile) return document(64, 64, mark(INK[variant]));
  const tile = `<rect width="64" height="64" rx="14" fill="${SLATE}"/>`;
  return document(64, 64, `${tile}<g transform="translate(7.5 7) scale(.766)">${mark(INK['on-dark'])}</g>`);
}

/** Mark and name in one line, 420 by 88. */
export function drawBrandLogo(options: { variant?: BrandVariant } = {}): string {
  const ink = INK[options.variant ?? 'on-light'];
  const [size, top, weight] = [40, 24, 6.4];
  const first = write('Africans', 92, top, size, 0.3);
  const second = write('City', 92 + first.width + size * 0.32, top, size, 0.3);
  const width = Math.ceil(92 + first.width + second.width + size * 0.32 + 12);
  const stroke = (d: string, color: string): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(weight)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return document(
    width,
    88,
    `<g transform="translate(8 10)">${mark(ink)}</g>${stroke(first.d, ink.roof)}${stroke(second.d, ink.sun)}`,
  );
}

const ORANGE = '#ff8c00';
const SLATE = '#1f2933';

interface Ink {
  roof: string;
  sun: string;
}

const INK: Record<BrandVariant, Ink> = {
  'on-light': { roof: SLATE, sun: ORANGE },
  'on-dark': { roof: '#ffffff', sun: ORANGE },
  plain: { roof: 'currentColor', sun: 'currentColor' },
};

function mark(ink: Ink): string {
  const roof = 'M5.5 56.5L28.4 10.4C29.9 7.4 34.1 7.4 35.6 10.4L58.5 56.5';
  // Bands of light rise towards the ridge, as over a plain at dawn.
  const sun = 'M16.5 60.5A15.5 15.5 0 0 1 47.5 60.5Z';
  const band = 'M23 41.4H41L39.2 37.4H24.8ZM27 33.6H37L35.4 29.8H28.6Z';
  return (
    `<path d="${roof}" fill="none" stroke="${ink.roof}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${sun}${band}" fill="${ink.sun}"/>`
  );
}
