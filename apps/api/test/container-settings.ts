import { readFile } from 'node:fs/promises';

/**
 * The image's memory settings: the environment of the server in a container. Its files there have no types, which these here have, so
 * Node strips them and holds some 30 MB more.
 */
export async function readContainerSettings(): Promise<Record<string, string>> {
  const text = await readFile(new URL('../../../Dockerfile', import.meta.url), 'utf8');
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  const pairs = lines
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => [...line.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)])
    .map(([, name = '', quoted, plain]) => [name, (quoted ?? plain ?? '').replace(/ ?--import=\S+/, '')] as const);
  return Object.fromEntries(pairs.filter(([name]) => /^(MALLOC_\w+|NODE_OPTIONS|NODE_ENV)$/.test(name)));
}
