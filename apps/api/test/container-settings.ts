import { readFile } from 'node:fs/promises';

/** The image's memory settings: the environment of the server in a container. */
export async function readContainerSettings(): Promise<Record<string, string>> {
  const text = await readFile(new URL('../../../Dockerfile', import.meta.url), 'utf8');
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  const pairs = lines
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => [...line.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)])
    .map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? ''] as const);
  return Object.fromEntries(pairs.filter(([name]) => /^(MALLOC_\w+|NODE_OPTIONS|NODE_ENV)$/.test(name)));
}
