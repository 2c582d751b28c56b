import {
  convertCssVariables,
  type ConvertCSSVariablesInput,
  type CSSVariablesResolver,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { theme } from './theme.ts';

/**
 * Colours by purpose, for both schemes. Variables named --mantine-* replace Mantine's colours whose contrast is below
 * 4.5:1; the others are for CSS modules.
 */
const ownVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {
    /* Dark in both schemes: footer and calls to action. */
    '--night': colors.slate![9],
    '--night-line': 'rgb(255 255 255 / 14%)',
    '--night-text': '#dfe6ec',
    '--header-height': '4rem',
  },
  light: {
    '--mantine-color-dimmed': colors.slate![6],
    '--mantine-color-placeholder': colors.slate![6],
    '--mantine-color-anchor': colors.sunrise![8],
    '--mantine-color-error': '#c22525',
    '--mantine-color-sunrise-text': colors.sunrise![8],
    '--mantine-color-sunrise-light': colors.sunrise![0],
    '--mantine-color-sunrise-light-hover': colors.sunrise![1],
    '--mantine-color-sunrise-light-color': colors.sunrise![8],
    '--mantine-color-sunrise-outline': colors.sunrise![8],
    ...lightTexts({
      gray: '#495057',
      red: '#a81e1e',
      orange: '#8a3b00',
      yellow: '#7a4d00',
      green: '#1f6b30',
      teal: '#06664a',
      blue: '#1459a5',
    }),
    '--mantine-color-default-border': colors.slate![2],
    '--surface': '#ffffff',
    '--surface-warm': '#fff9f1',
    '--surface-sunken': colors.slate![0],
    '--line': colors.slate![2],
    '--accent-text': colors.sunrise![8],
    '--accent-wash': colors.sunrise![0],
  },
  dark: {
    '--mantine-color-dimmed': colors.dark![2],
    '--mantine-color-placeholder': colors.dark![2],
    '--mantine-color-anchor': colors.sunrise![4],
    '--mantine-color-error': '#ff8f8f',
    '--mantine-color-sunrise-text': colors.sunrise![4],
    '--mantine-color-sunrise-light': 'rgb(255 140 0 / 14%)',
    '--mantine-color-sunrise-light-hover': 'rgb(255 140 0 / 22%)',
    '--mantine-color-sunrise-light-color': colors.sunrise![4],
    '--mantine-color-sunrise-outline': colors.sunrise![4],
    '--mantine-color-default': colors.dark![6],
    '--mantine-color-default-border': colors.dark![4],
    '--surface': colors.dark![6],
    '--surface-warm': '#181f26',
    '--surface-sunken': colors.dark![8],
    '--line': colors.dark![5],
    '--accent-text': colors.sunrise![4],
    '--accent-wash': 'rgb(255 140 0 / 12%)',
  },
});

/** Text colours of the `light` variant of badges, alerts and buttons. */
function lightTexts(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([color, text]) => [`--mantine-color-${color}-light-color`, text]),
  );
}

/** Returns the style sheet of all variables, Mantine's and the app's. */
export function writeThemeStyles(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const [mantine, own] = [defaultCssVariablesResolver(whole), ownVariables(whole)];
  const both = (part: keyof ConvertCSSVariablesInput) => ({ ...mantine[part], ...own[part] });
  return convertCssVariables({ variables: both('variables'), light: both('light'), dark: both('dark') });
}
