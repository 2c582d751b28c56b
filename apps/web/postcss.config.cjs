const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parse } = require('postcss');

const from = join(__dirname, 'src/app/mixins.css');
const definitions = parse(readFileSync(from, 'utf8'), { from }).nodes.filter(({ type }) => type === 'atrule');

const mixins = Object.fromEntries(
  definitions.map(({ params, nodes }) => [params, (use) => void use.replaceWith(nodes.map((node) => node.clone()))]),
);

module.exports = {
  plugins: {
    'postcss-preset-mantine': { mixins },
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '88em',
      },
    },
  },
};
