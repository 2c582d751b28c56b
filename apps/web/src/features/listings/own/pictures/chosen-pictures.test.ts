import { describe, expect, test } from 'vitest';
import { moved, refuseChoice } from './chosen-pictures.ts';

describe('refuseChoice', () => {
  test('accepts one to four pictures at a time', () => {
    expect([1, 2, 3, 4].map((count) => refuseChoice(count, 0))).toEqual([null, null, null, null]);
  });

  test('rejects five pictures with a reason', () => {
    expect(refuseChoice(5, 0)).toContain('1 to 4');
  });

  test('rejects more pictures than a listing can have', () => {
    expect(refuseChoice(2, 19)).toContain('20');
  });
});

describe('moved', () => {
  test('moves an item to the front and to the end', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });
});
