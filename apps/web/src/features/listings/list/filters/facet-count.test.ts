import { describe, expect, test } from 'vitest';
import { facetCountText, leavesNone, totalText } from './facet-count.ts';

describe('facetCountText', () => {
  test.each([
    [{ count: 12_345 }, '12,345'],
    [{ count: 0 }, '0'],
    [{ count: 12_345, atLeast: true }, '12,345+'],
    [{ count: 16, atLeast: true }, '16+'],
    [{ count: 0, atLeast: true }, null],
    [{}, null],
  ])('shows %j as %j', (count, text) => {
    expect(facetCountText(count)).toBe(text);
  });
});

test('a count of 0 from a sample still links, because the real count may be higher', () => {
  expect([leavesNone({ count: 0 }), leavesNone({ count: 0, atLeast: true }), leavesNone({})]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a total says "more than" when not all listings are counted', () => {
  expect(totalText(10_000, { moreThanTotal: true })).toBe('more than 10,000');
  expect(totalText(10_000, { moreThanTotal: false })).toBe('10,000');
});
