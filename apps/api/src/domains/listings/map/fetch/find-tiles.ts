import { type Entry, type Header, ResolvedValueCache } from 'pmtiles';
import { OperatorError } from '../../../../boot/operator-errors.ts';
import { createEntryTable, type EntryTable, mostEntries } from './entry-table.ts';
import type { MapSource } from './map-source.ts';
import { firstIndex, type TileRange } from './tile-ranges.ts';

/** Leaf directories that are requested at once. */
const leavesAtOnce = 6;
/** Levels of directories. Readers follow no more. */
const mostLevels = 4;

/**
 * Finds the entries of a source for ranges of tiles, in ascending order. Entries that go beyond a range are cut. Reads only
 * directories that meet a range.
 */
export async function findTiles(
  source: MapSource,
  header: Header,
  ranges: TileRange[],
  progress: (text: string) => void,
): Promise<EntryTable> {
  const found = createEntryTable();
  let directories = 0;
  const end = ranges.at(-1)?.to ?? 0;

  async function visit(entries: Entry[], to: number, level: number): Promise<void> {
    const leaves: { entry: Entry; to: number }[] = [];
    for (const [at, entry] of entries.entries()) {
      const next = entries[at + 1]?.tileId ?? to;
      if (entry.runLength) {
        // Tiles after a leaf come after those of the leaf.
        if (leaves.length) await visitLeaves(leaves.splice(0), level);
        take(entry);
      } else if (meets(entry.tileId, next)) leaves.push({ entry, to: next });
    }
    await visitLeaves(leaves, level);
  }

  async function visitLeaves(leaves: { entry: Entry; to: number }[], level: number): Promise<void> {
    if (leaves.length && level === mostLevels) throw damaged(source);
    for (let at = 0; at < leaves.length; at += leavesAtOnce) {
      const some = leaves.slice(at, at + leavesAtOnce);
      const read = await Promise.all(
        some.map(({ entry }) => readDirectory(source, header, header.leafDirectoryOffset + entry.offset, entry.length)),
      );
      directories += some.length;
      progress(`${directories} directories read, ${found.length()} entries found`);
      for (const [index, entries] of read.entries()) await visit(entries, some[index]!.to, level + 1);
    }
  }

  function take({ tileId, offset, length, runLength }: Entry): void {
    if (!length || header.tileDataOffset + offset + length > source.size) throw damaged(source);
    for (let at = rangeAfter(ranges, tileId); at < ranges.length; at += 1) {
      const from = Math.max(tileId, ranges[at]!.from);
      const to = Math.min(tileId + runLength, ranges[at]!.to);
      if (from >= to) break;
      if (found.length() === mostEntries)
        throw new OperatorError(
          `The box has more than ${mostEntries} different tiles. Choose a smaller box or a lower --max-zoom.`,
        );
      found.add({ tileId: from, offset, length, runLength: to - from });
    }
  }

  function meets(from: number, to: number): boolean {
    return (ranges[rangeAfter(ranges, from)]?.from ?? Infinity) < to;
  }

  const root = await readDirectory(source, header, header.rootDirectoryOffset, header.rootDirectoryLength);
  await visit(root, end, 1);
  return found;
}

/** Returns the index of the first range that ends after an id. */
function rangeAfter(ranges: TileRange[], id: number): number {
  return firstIndex(ranges.length, (at) => ranges[at]!.to > id);
}

async function readDirectory(source: MapSource, header: Header, offset: number, length: number): Promise<Entry[]> {
  const bytes = await source.read(offset, length);
  const data = new Uint8Array(bytes).buffer;
  const held = { getKey: () => source.name, getBytes: async () => ({ data }) };
  return await new ResolvedValueCache().getDirectory(held, offset, length, header).catch((error: Error) => {
    throw damaged(source, error);
  });
}

function damaged({ name }: MapSource, cause?: Error): OperatorError {
  return new OperatorError(`--from: ${name} is damaged: a directory is malformed. Get the file again.`, { cause });
}
