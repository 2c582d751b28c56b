import { expect, test } from 'vitest';
import { priceAt, stepsOf } from './price-steps.ts';

const bands = [
  { priceMin: 0, priceMax: 100, count: 3 },
  { priceMin: 100, priceMax: 250, count: 1 },
  { priceMin: 250, priceMax: null, count: 2 },
];

test('each band has five steps, and the ends are no limits', () => {
  expect(Array.from({ length: 16 }, (_, step) => priceAt(bands, step))).toEqual([
    undefined,
    20,
    40,
    60,
    80,
    100,
    130,
    160,
    190,
    220,
    250,
    300,
    350,
    400,
    450,
    undefined,
  ]);
});

test.each([
  [{}, { low: 0, high: 15 }],
  [
    { priceMin: '130', priceMax: '400' },
    { low: 6, high: 13 },
  ],
  [{ priceMin: '$1,000' }, { low: 14, high: 15 }],
  [
    { priceMin: '100', priceMax: '100' },
    { low: 4, high: 5 },
  ],
  [{ priceMax: '1' }, { low: 0, high: 1 }],
  [{ priceMin: 'cheap' }, { low: 0, high: 15 }],
])('%j is at steps %j', (typed, steps) => {
  expect(stepsOf(bands, typed)).toEqual(steps);
});
