import { readFile, readdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text files. Pictures and fonts are already compressed. */
const compressible = /\.(js|css|svg|html|json)$/;
const smallestWorth = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes each text file of the folder as brotli and gzip too, at levels that would be too slow per request. */
export async function compressFiles(folder: string): Promise<void> {
  const all = await readdir(folder, { recursive: true });
  const names = all.filter((name) => compressible.test(name)).values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const name of names) await compressFile(join(folder, name));
  });
  await Promise.all(workers);
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallestWorth) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await toBrotli(content, { params: size }));
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
}
