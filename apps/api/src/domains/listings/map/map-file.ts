import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SettingsError } from '../../../env.ts';
import { headerBytes } from './fetch/write-header.ts';

/** Offset of the tile type in the header, and its value for vectors. */
const tileTypeAt = 99;
const vectorTiles = 1;

/** Checks the path of a PMTiles file of vector tiles. Throws a `SettingsError` for any other or unreadable file. */
export async function checkedMapFile(path: string): Promise<string> {
  const header = await readHeader(path).catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError([`MAP_FILE: cannot be read (${error.code ?? error.message})`]);
  });
  if (header.toString('latin1', 0, 7) !== 'PMTiles' || header[7] !== 3)
    throw new SettingsError(['MAP_FILE: is no PMTiles file of version 3']);
  if (header[tileTypeAt] !== vectorTiles)
    throw new SettingsError(['MAP_FILE: holds pictures; the map draws vector tiles in the schema of Protomaps']);
  return resolve(path);
}

async function readHeader(path: string): Promise<Buffer> {
  const header = Buffer.alloc(headerBytes);
  const file = await open(path);
  try {
    await file.read(header, 0, headerBytes, 0);
  } finally {
    await file.close();
  }
  return header;
}
