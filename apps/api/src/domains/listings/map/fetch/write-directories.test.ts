import { Compression, type Entry } from 'pmtiles';
import { describe, expect, test } from 'vitest';
import { readMapFile } from '../../../../../test/fetched-map.ts';
import { pmtilesWorld, tileText } from '../../../../../test/pmtiles-world.ts';
import { createEntryTable } from './entry-table.ts';
import { writeDirectories } from './write-directories.ts';

describe('writeDirectories', () => {
  test.each([
    ['a root', {}],
    ['a root without compression', { compression: Compression.None }],
    ['many leaves', { leafEntries: 2 }],
    ['leaves without compression', { leafEntries: 7, compression: Compression.None }],
  ])('writes %s that the reader of PMTiles reads', async (_name, world) => {
    const { reader, textOf } = readMapFile(pmtilesWorld(world));
    expect(await textOf(0, 0, 0)).toBe(tileText(0, 0, 0));
    expect(await textOf(1, 1, 0)).toBe(tileText(1, 1, 0));
    expect(await textOf(2, 1, 3)).toBe(tileText(2, 1, 3));
    expect(await textOf(2, 3, 1)).toBe('sea');
    expect(await textOf(3, 5, 7)).toBe(tileText(3, 5, 7));
    expect(await textOf(3, 7, 2)).toBe('sea');
    expect(await textOf(4, 0, 0)).toBeUndefined();
    expect(await reader.getMetadata()).toEqual({ attribution: '© Mapmakers' });
  });

  test('writes numbers beyond 32 bits', () => {
    const entry: Entry = { tileId: 5, offset: 2 ** 40, length: 300, runLength: 1 };
    const { root, leaves } = writeDirectories(createEntryTable([entry]), Compression.None);
    // One entry, id 5, run 1, length 300 (0xac 0x02), and 2^40 + 1 in groups of seven bits.
    expect([...root]).toEqual([1, 5, 1, 0xac, 2, 0x81, 0x80, 0x80, 0x80, 0x80, 0x20]);
    expect(leaves.length).toBe(0);
  });

  test('keeps header and root within 16 kB by larger leaves', () => {
    const entries = Array.from({ length: 20_000 }, (_, at) => ({
      tileId: at * 3,
      offset: at * 100_000,
      length: 50_000,
      runLength: 1,
    }));
    const { root, leaves } = writeDirectories(createEntryTable(entries), Compression.None, 2);
    expect(root.length).toBeLessThanOrEqual(16_384 - 127);
    expect(leaves.length).toBeGreaterThan(20_000);
  });
});
