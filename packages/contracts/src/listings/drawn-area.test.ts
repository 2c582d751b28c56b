import { describe, expect, test } from 'vitest';
import { readFilterText } from './filter-texts.ts';
import { encodePolyline } from './coordinates/encode-polyline.ts';
import { findCrossing, isDrawnArea } from './drawn-area.ts';

type Pair = [latitude: number, longitude: number];

const cornersOf = (...pairs: Pair[]) => pairs.map(([latitude, longitude]) => ({ latitude, longitude }));
const isArea = (...pairs: Pair[]) => isDrawnArea(encodePolyline(cornersOf(...pairs)));

/** A circle of so many corners. */
const round = (count: number) =>
  Array.from({ length: count }, (_, at): Pair => {
    const angle = (2 * Math.PI * at) / count;
    return [Math.sin(angle), Math.cos(angle)];
  });

describe('a drawn area', () => {
  test.each<[string, Pair[]]>([
    [
      'a triangle',
      [
        [0, 0],
        [0, 2],
        [2, 0],
      ],
    ],
    [
      'a corner that points inwards',
      [
        [0, 0],
        [0, 4],
        [4, 4],
        [1, 2],
      ],
    ],
    [
      'a U',
      [
        [0, 0],
        [0, 3],
        [3, 3],
        [3, 2],
        [1, 2],
        [1, 1],
        [3, 1],
        [3, 0],
      ],
    ],
    [
      'a corner on a straight side',
      [
        [0, 0],
        [0, 1],
        [0, 2],
        [2, 0],
      ],
    ],
    [
      'the whole Earth',
      [
        [-90, -180],
        [-90, 180],
        [90, 180],
        [90, -180],
      ],
    ],
    ['40 corners', round(40)],
  ])('is %s', (_, pairs) => {
    expect(isArea(...pairs)).toBe(true);
  });

  test.each<[string, Pair[]]>([
    [
      'two corners',
      [
        [0, 0],
        [1, 1],
      ],
    ],
    ['41 corners', round(41)],
    [
      'a bow tie',
      [
        [0, 0],
        [2, 2],
        [0, 2],
        [2, 0],
      ],
    ],
    [
      'a corner that touches a side',
      [
        [0, 0],
        [0, 4],
        [4, 4],
        [0, 2],
      ],
    ],
    [
      'a straight line',
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    ],
    [
      'a line that turns back',
      [
        [0, 0],
        [0, 4],
        [0, 2],
        [2, 2],
      ],
    ],
    [
      'a corner twice',
      [
        [0, 0],
        [0, 0],
        [0, 2],
        [2, 0],
      ],
    ],
    [
      'the first corner again at the end',
      [
        [0, 0],
        [0, 2],
        [2, 0],
        [0, 0],
      ],
    ],
    [
      'a latitude beyond the pole',
      [
        [90.00001, 0],
        [0, 2],
        [2, 0],
      ],
    ],
    [
      'a longitude beyond 180',
      [
        [0, 0],
        [0, 180.00001],
        [2, 0],
      ],
    ],
  ])('is not %s', (_, pairs) => {
    expect(isArea(...pairs)).toBe(false);
  });

  test.each(['', 'BF', 'BFAAAAA', `BF${'A'.repeat(481)}`, '0,0;0,2;2,0', 'BFAAAAAA%', 'AFAAAAAA'])(
    'is ignored by pages where its text is %s',
    (text) => {
      expect(readFilterText('drawnArea', text)).toBeUndefined();
    },
  );
});

test('names the sides that cross by their first corners', () => {
  // From 2,2 to 0,2 nothing crosses; the sides 0,0 to 2,2 and 0,2 to 2,0 meet at 1,1.
  expect(findCrossing(cornersOf([0, 0], [2, 2], [0, 2], [2, 0]))).toEqual([0, 2]);
  expect(findCrossing(cornersOf([0, 0], [0, 2], [2, 0]))).toBeUndefined();
});
