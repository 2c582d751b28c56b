import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Entry, type Header, PMTiles, ResolvedValueCache, type Source } from 'pmtiles';
import type { MapPlan } from './plan-map.ts';

/**
 * Opens a file by the reader of PMTiles, and returns what differs from its plan: the header, the metadata, or the place, length
 * and repetition of a tile. Undefined when nothing does.
 */
export async function differenceOfMap(path: string, plan: MapPlan): Promise<string | undefined> {
  const file = await open(path);
  const source: Source = {
    getKey: () => path,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
  try {
    const reader = new PMTiles(source);
    const header = await reader.getHeader();
    if (!isDeepStrictEqual(inFile(header), inFile(plan.header))) return 'the header';
    const { attribution = '' } = (await reader.getMetadata()) as { attribution?: string };
    if (attribution !== plan.attribution) return 'the metadata';
    const { size } = await file.stat();
    if (size !== plan.bytes) return 'the length';
    let count = 0;
    for await (const entry of readEntries(source, header)) {
      if (count === plan.entries.length() || !isSame(entry, plan.entries.at(count))) return `tile ${entry.tileId}`;
      count += 1;
    }
    if (count < plan.entries.length()) return `tile ${plan.entries.at(count).tileId}`;
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await file.close();
  }
}

/** Returns the fields of a header as a file has them: degrees with seven decimals. */
function inFile(header: Header): Record<string, unknown> {
  const { etag: _none, ...fields } = header;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      /L(?:on|at)$/.test(name) ? Math.round(Number(value) * 1e7) : value,
    ]),
  );
}

async function* readEntries(source: Source, header: Header): AsyncGenerator<Entry, void> {
  const cache = new ResolvedValueCache(1);
  const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset } = header;
  for (const entry of await cache.getDirectory(source, rootDirectoryOffset, rootDirectoryLength, header))
    if (entry.runLength) yield entry;
    else yield* await cache.getDirectory(source, leafDirectoryOffset + entry.offset, entry.length, header);
}

function isSame(one: Entry, other: Entry): boolean {
  return (
    one.tileId === other.tileId &&
    one.offset === other.offset &&
    one.length === other.length &&
    one.runLength === other.runLength
  );
}

/** Returns the SHA-256 digest of a file. */
export async function digestOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
