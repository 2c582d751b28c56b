import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { domains, readMessages } from '@africanscity/messages/catalog';
import { type Language, mainLanguage } from '@africanscity/messages/languages';
import { pseudoMessage } from '@africanscity/messages/pseudo-language';

const root = join(import.meta.dirname, '../../..');

/** The language whose texts the pseudo-language replaces. It has the plural forms of English. */
export const replacedLanguage: Language = 'sw';

/**
 * Copies the built marketplace into a folder, and builds the pseudo-language there in place of a language, so that the
 * marketplace itself never has it. Returns the path of the copy's server.
 */
export function buildPseudoSite(folder: string): string {
  for (const name of ['apps', 'packages', 'prisma', 'package.json'])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      // The links of packages are relative, and lead to the packages of the copy.
      verbatimSymlinks: true,
      filter: (path) => !/^(?:\.cache|\.vite.*|\.turbo|e2e)$/.test(basename(path)) || isManifests(path),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const domain of domains()) {
    const messages = Object.entries(readMessages(mainLanguage, domain));
    const changed = Object.fromEntries(messages.map(([key, message]) => [key, pseudoMessage(message)]));
    writeFileSync(
      join(folder, 'packages/messages', replacedLanguage, `${domain}.json`),
      JSON.stringify(changed, null, 2),
    );
  }
  const run = (path: string, ...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: join(folder, path),
      env: { ...process.env, BUILD_LANGUAGE: replacedLanguage, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('packages/messages', 'src/generate.ts');
  const vite = [join(root, 'apps/web/node_modules/vite/bin/vite.js'), 'build', '--logLevel=error'];
  run('apps/web', ...vite);
  run('apps/web', ...vite, '--ssr=src/entry-server.tsx', '--outDir=dist/server');
  return join(folder, 'apps/api/src/main.ts');
}

/** The folder of the build's manifests, which has the name of Vite's cache. */
function isManifests(path: string): boolean {
  return relative(root, path) === 'apps/web/dist/client/.vite';
}
