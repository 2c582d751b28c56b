import { expect, test } from 'vitest';
import { createEntryTable } from './entry-table.ts';
import { layOutTiles } from './lay-out-tiles.ts';

type Found = [tileId: number, offset: number, length: number, runLength: number][];

const layOut = (found: Found) => {
  const entries = createEntryTable(
    found.map(([tileId, offset, length, runLength]) => ({ tileId, offset, length, runLength })),
  );
  const layout = layOutTiles(entries);
  return { ...layout, offsets: entries.slice(0, entries.length()).map(({ offset }) => offset) };
};

test('layOutTiles joins neighbours in the source, and stores repeated contents once', () => {
  const found: Found = [
    [0, 1_000, 10, 1],
    [1, 1_010, 20, 3],
    // The sea, whose first tile is outside the area.
    [5, 40, 5, 100],
    [110, 2_000, 30, 1],
    [111, 1_010, 20, 1],
    [112, 40, 5, 2],
    [114, 2_030, 1, 1],
    // A neighbour of the sea.
    [115, 45, 7, 1],
    [116, 45, 7, 1],
  ];
  expect(layOut(found)).toEqual({
    offsets: [0, 10, 30, 35, 10, 30, 65, 66, 66],
    pieces: [
      { source: 1_000, target: 0, length: 30 },
      { source: 40, target: 30, length: 5 },
      { source: 2_000, target: 35, length: 31 },
      { source: 45, target: 66, length: 7 },
    ],
    bytes: 73,
    tiles: 111,
    contents: 6,
  });
});

test('layOutTiles reads a source without order', () => {
  const found: Found = [
    [0, 500, 10, 1],
    [1, 300, 10, 1],
    [2, 310, 10, 1],
    [3, 100, 10, 1],
    [4, 500, 10, 1],
    [5, 310, 10, 1],
  ];
  expect(layOut(found)).toMatchObject({
    offsets: [0, 10, 20, 30, 0, 20],
    pieces: [
      { source: 500, target: 0, length: 10 },
      { source: 300, target: 10, length: 20 },
      { source: 100, target: 30, length: 10 },
    ],
    contents: 4,
  });
});
