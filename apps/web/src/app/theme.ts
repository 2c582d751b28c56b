import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core';

/** The accent colour. Fills use shade 5 under dark text; text uses shade 8 on light and 4 on dark surfaces. */
const sunrise: MantineColorsTuple = [
  '#fff5e8',
  '#ffe8cc',
  '#ffd19a',
  '#ffb763',
  '#ffa53d',
  '#ff8c00',
  '#e87d00',
  '#bf5f00',
  '#a84f00',
  '#7a3900',
];

/** Neutral colours of the light scheme, and of surfaces that are dark in both schemes. */
const slate: MantineColorsTuple = [
  '#f5f7f9',
  '#e9edf1',
  '#d9e0e6',
  '#c3cdd6',
  '#a3afbb',
  '#75869a',
  '#556575',
  '#3b4956',
  '#24303b',
  '#17212b',
];

/** Neutral colours of the dark scheme: text first, page background at 7. */
const dark: MantineColorsTuple = [
  '#e6ebf0',
  '#c3cdd6',
  '#a3afbb',
  '#75869a',
  '#465461',
  '#33404b',
  '#1f2933',
  '#141b22',
  '#0f151b',
  '#0a0f14',
];

// Shade 5 is the fill, dark enough for white text.
const red: MantineColorsTuple = [
  '#fff0f0',
  '#ffe0e0',
  '#ffc2c2',
  '#ff9c9c',
  '#ff8080',
  '#c92a2a',
  '#b32222',
  '#9c1b1b',
  '#b32222',
  '#7a1010',
];
const green: MantineColorsTuple = [
  '#e9f8f1',
  '#d0f0e1',
  '#a3e0c4',
  '#6fcea4',
  '#4bbd8b',
  '#0b7a53',
  '#096947',
  '#07583b',
  '#096947',
  '#043d29',
];

const bodyFont =
  '"Instrument Sans", "Instrument Fallback", "Instrument Fallback Roboto", "Instrument Fallback DejaVu", system-ui, "Noto Sans", sans-serif';
const displayFont = '"Bricolage Grotesque", "Bricolage Fallback", "Bricolage Fallback DejaVu", system-ui, sans-serif';

const linkProps = { underline: 'hover' } as const;

export const theme = createTheme({
  colors: { sunrise, slate, gray: slate, dark, red, green, teal: green },
  primaryColor: 'sunrise',
  primaryShade: 5,
  // Orange has too little contrast with white text, so its text is dark.
  autoContrast: true,
  black: '#17212b',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: bodyFont,
  headings: {
    fontFamily: displayFont,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.45rem + 2.4vw, 3.25rem)', lineHeight: '1.08' },
      h2: { fontSize: 'clamp(1.6rem, 1.3rem + 1.2vw, 2.25rem)', lineHeight: '1.15' },
      h3: { fontSize: '1.25rem', lineHeight: '1.25' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.3' },
    },
  },
  shadows: {
    sm: '0 1px 2px rgb(23 33 43 / 8%), 0 2px 6px rgb(23 33 43 / 6%)',
    md: '0 2px 6px rgb(23 33 43 / 8%), 0 12px 28px rgb(23 33 43 / 10%)',
    lg: '0 8px 20px rgb(23 33 43 / 12%), 0 28px 60px rgb(23 33 43 / 18%)',
  },
  components: {
    // User text may be right-to-left.
    Anchor: { defaultProps: { ...linkProps, dir: 'auto' } },
    Text: { defaultProps: { dir: 'auto' } },
    Title: { defaultProps: { dir: 'auto' } },
    NativeSelect: { defaultProps: { dir: 'auto' } },
    // No capitals: they are wider, and harder to read.
    Badge: { defaultProps: { tt: 'none', fz: '0.8125rem', fw: 600 } },
    Button: { defaultProps: { fw: 650 } },
    // A finger needs 44 px.
    CloseButton: { defaultProps: { size: 44, iconSize: 20 } },
    Container: { defaultProps: { size: 1200, px: { base: 'md', sm: 'lg' } } },
    // Phones zoom into fields whose text is smaller than 16 px.
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Card: { defaultProps: { radius: 'lg', withBorder: true } },
    Paper: { defaultProps: { radius: 'lg' } },
  },
});

/**
 * The theme of languages from right to left. Texts of the site may begin with a name in Latin letters there, so only texts
 * of users say `dir="auto"`.
 */
export const mirroredTheme = (): MantineThemeOverride => ({
  ...theme,
  components: { ...theme.components, Anchor: { defaultProps: linkProps }, Text: {}, Title: {}, NativeSelect: {} },
});
