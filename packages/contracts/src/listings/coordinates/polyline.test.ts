import { describe, expect, test } from 'vitest';
import { encodePolyline } from './encode-polyline.ts';
import { decodePolyline } from './polyline.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('a polyline', () => {
  test.each([
    // The example of the format's description.
    [
      'BFoz5xJ67i1B1B7PzIhaxL7Y',
      [at(50.10228, 8.69821), at(50.10201, 8.69567), at(50.10063, 8.6915), at(50.09878, 8.68752)],
    ],
    // By hand: 1 is doubled, 2, C; -1 is 2 · 1 - 1 = 1, B.
    ['BFCB', [at(0.00001, -0.00001)]],
    // 16 is 32: no bits in the lowest five, and another letter follows (32, g), then 1 (B).
    ['BFgBA', [at(0.00016, 0)]],
    ['BFAACBBC', [at(0, 0), at(0.00001, -0.00001), at(0, 0)]],
  ])('%s is written and read', (text, points) => {
    expect(encodePolyline(points)).toBe(text);
    expect(decodePolyline(text)).toEqual(points);
  });

  test('holds the ends of the Earth', () => {
    const ends = [at(90, 180), at(-90, -180), at(90, 180)];
    expect(decodePolyline(encodePolyline(ends))).toEqual(ends);
  });

  test('rounds to five decimals, without adding up what it rounds', () => {
    const points = Array.from({ length: 30 }, (_, step) => at(step * 0.000014, 0));
    // 29 · 0.000014 is 0.000406.
    expect(decodePolyline(encodePolyline(points)).at(-1)).toEqual(at(0.00041, 0));
  });

  test.each([
    ['of other decimals', 'BEAA'],
    ['with heights', 'BVAAA'],
    ['of another format', '_p~iF~ps|U'],
    ['with a latitude alone', 'BFAAA'],
    ['that breaks off in a number', 'BFAg'],
    ['without points', 'BF'],
    ['that is empty', ''],
  ])('a text %s has no points', (_, text) => {
    expect(decodePolyline(text)).toEqual([]);
  });
});
