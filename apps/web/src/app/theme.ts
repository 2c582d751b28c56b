import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The accent: a warm orange around #ff8c00. Shade 8 is dark enough for white text (4.5 to 1). */
const sunrise: MantineColorsTuple = [
  '#fff4e5', '#ffe6c7', '#ffcb8f', '#ffb057', '#ff9a26', '#ff8c00', '#e67a00', '#bf5f00', '#a84f00', '#7d3a00',
];

/** Text and dark surfaces. */
const slate: MantineColorsTuple = [
  '#f4f6f8', '#e4e8ec', '#c9d1d9', '#a3afbb', '#7b8a99', '#5a6a7a', '#435261', '#323f4b', '#1f2933', '#141b22',
];

export const theme = createTheme({
  colors: { sunrise, slate },
  primaryColor: 'sunrise',
  primaryShade: { light: 8, dark: 5 },
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
});
