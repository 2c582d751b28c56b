import type { Plugin } from 'vite';

/**
 * Leaves zod's making of JSON Schema documents out of the browser's bundle (5 kB compressed): zod's own
 * schemas refer to it, so it cannot be shaken out, and only the server calls it.
 */
export function leaveOutJsonSchema(): Plugin {
  return {
    name: 'leave-out-json-schema',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        const aliases = [...code.matchAll(/^export \{ (\w+ as \w+) \};/gm)].map(([, alias]) => alias);
        const stubs = names.map((name) => `export const ${name} = missing;`);
        return [
          "const missing = () => { throw new Error('The browser has no JSON Schema.'); };",
          ...stubs,
          ...aliases.map((alias) => `export { ${alias} };`),
        ].join('\n');
      },
    },
  };
}
