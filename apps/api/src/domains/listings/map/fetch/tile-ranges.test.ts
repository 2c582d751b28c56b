import { zxyToTileId } from 'pmtiles';
import { describe, expect, test } from 'vitest';
import { tileRangesIn } from './tile-ranges.ts';

const earth = { west: -180, south: -90, east: 180, north: 90 };

describe('tileRangesIn', () => {
  test('has one range for the whole earth', () => {
    expect(tileRangesIn(earth, 0, 2)).toEqual([{ from: 0, to: 21 }]);
    expect(tileRangesIn(earth, 2, 2)).toEqual([{ from: 5, to: 21 }]);
  });

  // The ids of zoom 1 are 1 in the north-west, 2 in the south-west, 3 in the south-east and 4 in the north-east.
  test.each([
    ['north-west', { ...earth, south: 1, east: -1 }, [{ from: 0, to: 2 }]],
    [
      'south-west',
      { ...earth, north: -1, east: -1 },
      [
        { from: 0, to: 1 },
        { from: 2, to: 3 },
      ],
    ],
    [
      'east',
      { ...earth, west: 1 },
      [
        { from: 0, to: 1 },
        { from: 3, to: 5 },
      ],
    ],
    [
      'north',
      { ...earth, south: 1 },
      [
        { from: 0, to: 2 },
        { from: 4, to: 5 },
      ],
    ],
  ])('finds the tiles of the %s at zoom 0 and 1', (_name, box, ranges) => {
    expect(tileRangesIn(box, 0, 1)).toEqual(ranges);
  });

  test('has each tile of Senegal at zoom 9 once, in ascending order', () => {
    const ranges = tileRangesIn({ west: -17.5, south: 12.3, east: -11.4, north: 16.7 }, 9, 9);
    const ids = ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));
    const expected: number[] = [];
    for (let x = 231; x <= 239; x += 1) for (let y = 231; y <= 238; y += 1) expected.push(zxyToTileId(9, x, y));
    expect(ids).toEqual(expected.sort((a, b) => a - b));
  });
});
