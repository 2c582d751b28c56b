import type { Brand } from './brand.ts';

/** Text on accent fills, in both colour schemes. */
export const ink = '#17212b';
/** Surfaces and texts of both schemes, and texts on the dark bands. */
export const surfaces = {
  light: { background: '#ffffff', text: ink },
  dark: { background: '#1f2933', text: '#e6ebf0' },
  email: { background: '#f6f3ee', text: '#26221c' },
  nightText: '#dfe6ec',
};
/** Light surfaces on which accent text stands. */
const lightSurfaces = [surfaces.light.background, surfaces.email.background];
/** Shares of the accent in the grounds of badges and chips on dark surfaces, and where the mouse is. */
const washes = [0.14, 0.22] as const;
/** Contrast of text that WCAG 2.2 asks for (AA). */
const enough = 4.5;

/** Colours of a brand with enough contrast, as #rrggbb. */
export interface BrandTheme {
  /** Ten shades, light to dark: fills use shade 5 under dark text; text uses shade 8 on light and 4 on dark surfaces. */
  shades: string[];
  night: string;
  /** Colours whose lightness was shifted for contrast. */
  shifted: ('accent' | 'night')[];
}

/** Derives the colours of a brand. Shifts the lightness of a colour whose contrast is below AA. */
export function deriveTheme({ accent, night: chosenNight }: Pick<Brand, 'accent' | 'night'>): BrandTheme {
  const fill = shift(accent, '#ffffff', (one) => contrast(mix(one, '#000000', 0.1), ink) >= enough);
  const tint = mix(fill, '#ffffff', 0.82);
  const text = shift(fill, '#000000', (one) => [...lightSurfaces, tint].every((on) => contrast(one, on) >= enough));
  const night = shift(chosenNight, '#000000', (one) => contrast(one, surfaces.nightText) >= 7);
  const onDark = shift(fill, '#ffffff', (one) =>
    [surfaces.dark.background, mix(surfaces.dark.background, fill, washes[1]), night].every(
      (on) => contrast(one, on) >= enough,
    ),
  );
  const shades = [
    mix(fill, '#ffffff', 0.92),
    tint,
    mix(fill, '#ffffff', 0.65),
    mix(onDark, '#ffffff', 0.3),
    onDark,
    fill,
    mix(fill, '#000000', 0.1),
    mix(text, fill, 0.15),
    text,
    mix(text, '#000000', 0.35),
  ];
  const shifted = [
    ...(fill === accent ? [] : ['accent' as const]),
    ...(night === chosenNight ? [] : ['night' as const]),
  ];
  return { shades, night, shifted };
}

/** Returns the variables of a theme as CSS, in place of those of the style sheet. */
export function writeBrandStyles(colors: Pick<Brand, 'accent' | 'night'>): string {
  const { shades, night } = deriveTheme(colors);
  const rgb = parse(shades[5]!).join(' ');
  const schemes = { light: shades[8]!, dark: shades[4]! };
  const own = [...shades.map((shade, at) => `--mantine-color-sunrise-${at}:${shade}`), `--night:${night}`];
  const texts = [
    '--mantine-color-anchor',
    '--accent-text',
    ...['text', 'light-color', 'outline'].map((part) => `--mantine-color-sunrise-${part}`),
  ];
  const grounds = (first: string, second: string) => [
    `--mantine-color-sunrise-light:${first}`,
    `--mantine-color-sunrise-light-hover:${second}`,
    `--accent-wash:${first}`,
  ];
  const scheme = (name: 'light' | 'dark', more: string[]) =>
    `:root[data-mantine-color-scheme=${name}]{${[...texts.map((text) => `${text}:${schemes[name]}`), ...more].join(';')}}`;
  return [
    `:root{${own.join(';')}}`,
    scheme('light', [...grounds(shades[0]!, shades[1]!), `--surface-warm:${mix(shades[0]!, '#ffffff', 0.4)}`]),
    scheme('dark', grounds(`rgb(${rgb} / ${washes[0]})`, `rgb(${rgb} / ${washes[1]})`)),
  ].join('');
}

/** Mixes a colour with black or white in steps until it passes. */
function shift(color: string, towards: string, passes: (color: string) => boolean): string {
  for (let step = 0; step <= 50; step += 1) {
    const shifted = step === 0 ? color : mix(color, towards, step / 50);
    if (passes(shifted)) return shifted;
  }
  return towards;
}

function mix(color: string, other: string, share: number): string {
  const to = parse(other);
  const mixed = parse(color).map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parse(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parse(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
