import { readdir, stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';

const megabyte = 2 ** 20;

/**
 * Returns how many megabytes of pages a server should cache: four times what its cluster has now, at least 128, and at most an
 * eighth of the memory, or two gigabytes. Postgres keeps lists of all pages that it might cache: of two gigabytes, they take
 * 30 MB beside a small demo.
 */
export async function cachedMegabytes(dataFolder: string, memory = memoryOfProcess()): Promise<number> {
  const wanted = ((await bytesBelow(join(dataFolder, 'base'))) * 4) / megabyte;
  return Math.floor(Math.max(128, Math.min(2048, memory / 8 / megabyte, wanted)));
}

/** Bytes of the container or else the machine. */
function memoryOfProcess(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/** Returns the bytes of all files in a folder. */
async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(files.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
