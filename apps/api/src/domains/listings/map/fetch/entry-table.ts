import type { Entry } from 'pmtiles';

/** Entries of a table: 256 MB. */
export const mostEntries = 2 ** 23;
/** Numbers of an entry. */
const fields = 4;
const bytesPerEntry = fields * Float64Array.BYTES_PER_ELEMENT;
/** Entries for which a table grows at once. */
const step = 2 ** 16;

/** Entries in 32 bytes each, because a large country has more than a million of them. */
export interface EntryTable {
  length(): number;
  /** Throws a `RangeError` for one entry more than the maximum. */
  add(entry: Entry): void;
  at(index: number): Entry;
  slice(from: number, to: number): Entry[];
  setOffset(index: number, offset: number): void;
}

export function createEntryTable(entries: Entry[] = []): EntryTable {
  const buffer = new ArrayBuffer(0, { maxByteLength: mostEntries * bytesPerEntry });
  // Its length is that of the buffer.
  const numbers = new Float64Array(buffer);
  let length = 0;
  const table: EntryTable = {
    length: () => length,
    add({ tileId, offset, length: bytes, runLength }) {
      if (length * fields === numbers.length) buffer.resize((length + step) * bytesPerEntry);
      const first = length * fields;
      numbers[first] = tileId;
      numbers[first + 1] = offset;
      numbers[first + 2] = bytes;
      numbers[first + 3] = runLength;
      length += 1;
    },
    at(index) {
      const first = index * fields;
      return {
        tileId: numbers[first]!,
        offset: numbers[first + 1]!,
        length: numbers[first + 2]!,
        runLength: numbers[first + 3]!,
      };
    },
    slice: (from, to) => Array.from({ length: Math.min(to, length) - from }, (_, at) => table.at(from + at)),
    setOffset(index, offset) {
      numbers[index * fields + 1] = offset;
    },
  };
  for (const entry of entries) table.add(entry);
  return table;
}
