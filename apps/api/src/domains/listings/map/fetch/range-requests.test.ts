import { describe, expect, test } from 'vitest';
import { rangeRequests } from './range-requests.ts';

describe('rangeRequests', () => {
  const piece = (source: number, length: number, target: number) => ({ source, length, target });

  test('merges over the smallest gaps within a twentieth of the bytes', () => {
    const pieces = [
      piece(0, 1_000, 0),
      piece(1_020, 1_000, 1_000),
      piece(2_100, 1_000, 2_000),
      piece(9_000, 500, 3_000),
    ];
    expect(rangeRequests(pieces)).toEqual([
      { offset: 0, length: 3_100, pieces: pieces.slice(0, 3) },
      { offset: 9_000, length: 500, pieces: [pieces[3]] },
    ]);
  });

  test('joins no gap when several of the same length are too many', () => {
    const pieces = [piece(0, 1_000, 0), piece(1_100, 1_000, 1_000), piece(2_200, 1_000, 2_000)];
    expect(rangeRequests(pieces).map(({ length }) => length)).toEqual([1_000, 1_000, 1_000]);
  });

  test('orders requests by the source, and cuts long pieces', () => {
    expect(rangeRequests([piece(500, 250, 0), piece(0, 10, 250)], 100)).toEqual([
      { offset: 0, length: 10, pieces: [piece(0, 10, 250)] },
      { offset: 500, length: 100, pieces: [piece(500, 100, 0)] },
      { offset: 600, length: 100, pieces: [piece(600, 100, 100)] },
      { offset: 700, length: 50, pieces: [piece(700, 50, 200)] },
    ]);
  });
});
