import { describe, expect, test } from 'vitest';
import { rotate } from './featured.ts';

describe('rotate', () => {
  test('shows four at a time, or as many as there are', () => {
    expect([0, 1, 3, 4, 9].map((count) => rotate(count, 7).length)).toEqual([0, 1, 3, 4, 4]);
  });

  test('shows nobody twice at once', () => {
    for (let slot = 0; slot < 100; slot += 1) expect(new Set(rotate(9, slot)).size).toBe(4);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 33, 100])(
    'of %i listings each is shown as often as any other, and as often in each place',
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
