import { describe, expect, test } from 'vitest';
import { chooseComparables, type Comparable, distanceOf, estimateFrom, weightedQuantile } from './comparables.ts';
import type { Home } from './estimates.sql.ts';

const home = (values: Partial<Home> = {}): Home => ({
  id: 1,
  digest: null,
  rental: false,
  type: 'House',
  family: 'House',
  area: 'Avondale',
  placeId: 30,
  path: [10, 20, 30],
  rooms: 3,
  bathrooms: 2,
  toilets: 2,
  garages: 1,
  size: null,
  amenities: [],
  price: 100,
  ...values,
});

const priced = (prices: number[], weight = 1): Comparable[] => prices.map((price, id) => ({ id, price, weight }));

describe('distanceOf', () => {
  test.each<[string, Partial<Home>, number]>([
    ['an equal home', {}, 0],
    ['one more room', { rooms: 4 }, 0.7],
    ['one bathroom and one toilet less', { bathrooms: 1, toilets: 1 }, 0.6],
    ['two more garages', { garages: 3 }, 0.4],
    ['a sibling type', { type: 'Cottage' }, 0.6],
    ['another type', { type: 'Apartment', family: 'Apartment' }, 1],
    ['a part of the area', { placeId: 40, path: [10, 20, 30, 40] }, 0.75],
    ['the neighbouring area', { placeId: 31, path: [10, 20, 31] }, 1.2],
    ['another area of the city', { placeId: 32, path: [10, 20, 32] }, 2.25],
    ['one of two amenities in common', { amenities: ['pool'] }, 0.15],
    ['no amenity in common', { amenities: ['garden'] }, 0.3],
    ['half the size', { size: 100 }, 0.5 * Math.LN2],
  ])('is that of %s', (_, values, expected) => {
    const subject = home({
      amenities: values.amenities ? ['pool', 'borehole'] : [],
      size: values.size ? 200 : null,
    });
    expect(distanceOf(subject, home(values), [31])).toBeCloseTo(expected, 10);
  });
});

describe('chooseComparables', () => {
  test('adjusts each price by the ratio of the modelled prices, and weighs it by the distance', () => {
    // One more room makes a price twice as high: log 2.
    const coefficients = new Map([['sale in 10 rooms 4', Math.LN2]]);
    const chosen = chooseComparables(
      home({ id: 9 }),
      [home({ id: 1, rooms: 4, price: 300 }), home({ id: 2 })],
      [],
      coefficients,
    );
    expect(chosen.map(({ id }) => id)).toEqual([2, 1]);
    expect(chosen[1]!.price).toBeCloseTo(150, 8);
    expect(chosen[1]!.weight).toBeCloseTo(Math.exp(-0.7), 10);
  });

  test('keeps the hundred most similar homes', () => {
    const far = Array.from({ length: 60 }, (_, id) => home({ id, rooms: 4 }));
    const near = Array.from({ length: 60 }, (_, at) => home({ id: 100 + at }));
    const ids = chooseComparables(home({ id: 999 }), [...far, ...near], [], new Map()).map(({ id }) => id);
    expect(ids).toHaveLength(100);
    expect(ids.filter((id) => id >= 100)).toHaveLength(60);
  });
});

describe('weightedQuantile', () => {
  test('interpolates as spreadsheets do when weights are equal', () => {
    expect(weightedQuantile(priced([10, 20, 30, 40], 2), 0.5)).toBeCloseTo(25, 10);
    expect(weightedQuantile(priced([10, 20, 30, 40, 50]), 0.25)).toBeCloseTo(20, 10);
    expect(weightedQuantile(priced([10, 20, 30, 40, 50]), 0.1)).toBeCloseTo(14, 10);
    expect(weightedQuantile(priced([7]), 0.9)).toBe(7);
  });

  test('agrees with a slow calculation on many random sets', () => {
    let seed = 42;
    const draw = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    for (let round = 0; round < 300; round += 1) {
      const prices = Array.from({ length: 1 + Math.floor(draw() * 40) }, () => Math.ceil(Math.exp(draw() * 14)));
      const sorted = prices.toSorted((a, b) => a - b);
      for (const hundredths of [10, 25, 50, 75, 90]) {
        const at = hundredths * (sorted.length - 1);
        const [whole, part] = [Math.floor(at / 100), (at % 100) / 100];
        const expected = sorted[whole]! * (1 - part) + (sorted[whole + 1] ?? sorted[whole]!) * part;
        expect(weightedQuantile(priced(sorted), hundredths / 100)).toBeCloseTo(expected, 5);
      }
    }
  });

  test('leans towards the heavier prices', () => {
    // Middles of the weights: 10 at 1.5, 20 at 3.5, 30 at 4.5. Half way from the first to the last is 3.
    const sorted = [
      { price: 10, weight: 3 },
      { price: 20, weight: 1 },
      { price: 30, weight: 1 },
    ];
    expect(weightedQuantile(sorted, 0.5)).toBeCloseTo(17.5, 10);
  });
});

describe('estimateFrom', () => {
  test('returns no prices for four homes, and prices for five', () => {
    expect(estimateFrom(priced([100, 110, 120, 130]))).toEqual({ comparables: 4, excluded: 0, prices: null });
    expect(estimateFrom(priced([100, 110, 120, 130, 140]))).toMatchObject({ comparables: 5, prices: { median: 120 } });
  });

  test('returns no prices when outliers leave four', () => {
    expect(estimateFrom(priced([100, 110, 120, 130, 1_000_000]))).toEqual({
      comparables: 4,
      excluded: 1,
      prices: null,
    });
  });

  test('keeps equal prices', () => {
    const { comparables, prices } = estimateFrom(priced([7, 7, 7, 7, 7]));
    expect(comparables).toBe(5);
    expect([prices!.lowest, prices!.low, prices!.median, prices!.high, prices!.highest]).toEqual([7, 7, 7, 7, 7]);
  });
});
