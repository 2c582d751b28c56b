import { open } from 'node:fs/promises';
import { OperatorError } from '../../../../boot/operator-errors.ts';
import { openAddress } from './address-source.ts';
import { type MapSource, sourceChanged } from './map-source.ts';

/** Opens the source of the command line. Throws an `OperatorError` that says what is wrong with it. */
export async function openMapSource(from: string): Promise<MapSource> {
  return /^https?:/i.test(from) ? openAddress(from) : openFile(from);
}

async function openFile(path: string): Promise<MapSource> {
  const unreadable = (error: NodeJS.ErrnoException): never => {
    throw new OperatorError(`--from: ${path} cannot be read (${error.code ?? error.message}).`, { cause: error });
  };
  const file = await open(path).catch(unreadable);
  const readVersion = async () => {
    const { size, mtimeNs } = await file.stat({ bigint: true });
    return { size: Number(size), version: `${size} bytes of ${mtimeNs}` };
  };
  const { size, version } = await readVersion();
  return {
    name: path,
    size,
    version,
    async read(offset, length) {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await file.read(buffer, 0, length, offset).catch(unreadable);
      if ((await readVersion()).version !== version) throw sourceChanged(path);
      if (bytesRead < length) throw new OperatorError(`--from: ${path} ends early. Get the file again.`);
      return buffer;
    },
    close: () => file.close(),
  };
}
