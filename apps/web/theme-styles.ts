import type { Plugin } from 'vite';

const name = 'virtual:theme.css';
const file = `/${name}`;

/** The variables of the theme as a style sheet, which browsers keep: Mantine would write them into each page. */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === name ? file : undefined),
    async load(id) {
      if (id.split('?', 1)[0] !== file) return undefined;
      const { writeThemeStyles } = await import('./src/app/css-variables.ts');
      return writeThemeStyles();
    },
  };
}
