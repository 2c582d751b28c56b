import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { describe, expect, test } from 'vitest';
import { judgePrice } from './price-verdict.ts';

const estimate: PriceEstimate = {
  step: 'area',
  place: 'Lekki, Lagos',
  alike: 'Detached Duplex with 3 rooms for sale',
  price: 260_000,
  comparables: 24,
  excluded: 0,
  range: { lowest: 85_000, low: 200_000, median: 250_000, high: 290_000, highest: 317_000 },
};
const duplex = { type: 'Detached Duplex', numRoom: 3 };
const verdictOf = (price: number) => judgePrice({ ...estimate, price }, duplex)?.text;

describe('judgePrice', () => {
  test('calls prices of the middle half usual', () => {
    for (const price of [200_000, 250_000, 290_000])
      expect(verdictOf(price)).toBe('About usual for 3-bed detached duplexes in Lekki');
  });

  test('says by how much others are under or over the middle one', () => {
    expect(verdictOf(190_000)).toBe('24 % under the usual for 3-bed detached duplexes in Lekki');
    expect(verdictOf(300_000)).toBe('20 % over the usual for 3-bed detached duplexes in Lekki');
  });

  test('gives no false precision far away', () => {
    expect(verdictOf(9_000_000)).toBe('More than twice the usual for 3-bed detached duplexes in Lekki');
    expect(verdictOf(1_000)).toBe('Less than half the usual for 3-bed detached duplexes in Lekki');
  });

  test('names the city where the area had too few', () => {
    const inCity = { ...estimate, step: 'city' as const, place: 'Lagos' };
    expect(judgePrice(inCity, { type: 'Land', numRoom: null })?.text).toBe('About usual for land in Lagos');
  });

  test('says nothing about what too few are like', () => {
    expect(judgePrice({ ...estimate, range: null }, duplex)).toBeUndefined();
  });
});
