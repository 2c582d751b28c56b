import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const buildFolder = join(import.meta.dirname, 'dist/server');

const shared = /^@africanscity\/(messages|contracts)\//;

/**
 * Leaves modules out of the build for the server that the API loads anyway: messages and contracts take tens of megabytes
 * of memory, and a bundle would hold them once more. All files of the build are in one folder, and name those modules by
 * paths relative to it.
 */
export function sharedWithServer(): Plugin {
  return {
    name: 'shared-with-server',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      order: 'pre',
      handler: (id) => (shared.test(id) ? { id: fromBuild(id), external: true } : null),
    },
  };
}

function fromBuild(id: string): string {
  return relative(buildFolder, fileURLToPath(import.meta.resolve(id))).replaceAll('\\', '/');
}
