import { expect, test } from 'vitest';
import { squareMeters } from './square-meters.ts';

test.each([
  ['240', 240],
  ['1,200 m²', 1200],
  ['85.5 sqm', 85.5],
  ['12 000', 12_000],
])('reads %s as square metres', (size, number) => {
  expect(squareMeters(size)).toBe(number);
});

test.each([null, '', '0', '3 acres', '62 ha', '2 plots', 'large'])('does not take %s for square metres', (size) => {
  expect(squareMeters(size)).toBeUndefined();
});
