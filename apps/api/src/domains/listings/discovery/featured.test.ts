import { describe, expect, test } from 'vitest';
import { rotate } from './featured.ts';

describe('rotate', () => {
  test('shows four at a time, or all when there are fewer', () => {
    expect([0, 1, 3, 4, 9].map((count) => rotate(count, 7).length)).toEqual([0, 1, 3, 4, 4]);
  });

  test('shows no listing twice at once', () => {
    for (let slot = 0; slot < 100; slot += 1) expect(new Set(rotate(9, slot)).size).toBe(4);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 33, 100])(
    'shows each of %i listings equally often, and equally often in each position',
    (count) => {
      const shown = Array.from({ length: count }, () => [0, 0, 0, 0]);
      const places = Math.min(4, count);
      const slots = count * places;
      for (let slot = 5_900_000; slot < 5_900_000 + slots; slot += 1) {
        for (const [place, listing] of rotate(count, slot).entries()) shown[listing]![place]! += 1;
      }
      for (const perPlace of shown) expect(perPlace.slice(0, places)).toEqual(Array(places).fill(places));
    },
  );
});
