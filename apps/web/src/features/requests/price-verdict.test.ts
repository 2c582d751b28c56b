import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { describe, expect, test } from 'vitest';
import { judgePrice, standingOf } from './price-verdict.ts';

const estimate: PriceEstimate = {
  step: 'area',
  place: 'Lekki, Lagos',
  alike: 'Detached Duplex with 3 rooms for sale',
  price: 260_000,
  amount: null,
  period: null,
  currency: null,
  comparables: 24,
  excluded: 0,
  range: { lowest: 85_000, low: 200_000, median: 250_000, high: 290_000, highest: 317_000 },
  estimate: null,
  basis: {
    homes: 24,
    place: 'Lekki',
    around: false,
    search: { place: 'lekki', kind: 'Detached Duplex', status: 'FOR_SALE' },
  },
};
const duplex = { type: 'Detached Duplex', numRoom: 3 };
const verdictOf = (price: number) => judgePrice({ ...estimate, price }, duplex)?.text;

describe('judgePrice', () => {
  test('calls prices in the interquartile range usual', () => {
    for (const price of [200_000, 250_000, 290_000])
      expect(verdictOf(price)).toBe('About usual for 3-bed detached duplexes in Lekki');
  });

  test('gives the percentage below or above the median', () => {
    expect(verdictOf(190_000)).toBe('24 % under the usual for 3-bed detached duplexes in Lekki');
    expect(verdictOf(300_000)).toBe('20 % over the usual for 3-bed detached duplexes in Lekki');
  });

  test('calls no price usual that is more than 20 % from the median, even in a wide range', () => {
    const wide = { lowest: 50_000, low: 70_000, median: 100_000, high: 160_000, highest: 190_000 };
    const verdict = (price: number) => judgePrice({ ...estimate, range: wide, price }, duplex);
    expect(verdict(73_000)).toEqual({
      side: 'under',
      text: '27 % under the usual for 3-bed detached duplexes in Lekki',
    });
    expect(verdict(80_000)?.side).toBe('usual');
    expect(verdict(79_000)?.text).toBe('21 % under the usual for 3-bed detached duplexes in Lekki');
    expect(verdict(120_000)?.side).toBe('usual');
    expect(verdict(121_000)?.text).toBe('21 % over the usual for 3-bed detached duplexes in Lekki');
    expect(standingOf(73_000, wide)).toEqual({ side: 'under', percent: 27, inMiddleHalf: true });
  });

  test('calls the median usual when all prices are equal', () => {
    const same = { lowest: 9_000, low: 9_000, median: 9_000, high: 9_000, highest: 9_000 };
    expect(standingOf(9_000, same).side).toBe('usual');
    expect(standingOf(9_100, same)).toEqual({ side: 'over', percent: 1, inMiddleHalf: false });
  });

  test('gives no percentage far from the median', () => {
    expect(verdictOf(9_000_000)).toBe('More than twice the usual for 3-bed detached duplexes in Lekki');
    expect(verdictOf(1_000)).toBe('Less than half the usual for 3-bed detached duplexes in Lekki');
  });

  test('names the city when the area has too few listings', () => {
    const inCity = { ...estimate, step: 'city' as const, place: 'Lagos' };
    expect(judgePrice(inCity, { type: 'Land', numRoom: null })?.text).toBe('About usual for land in Lagos');
  });

  test('returns nothing when too few listings are comparable', () => {
    expect(judgePrice({ ...estimate, range: null }, duplex)).toBeUndefined();
  });
});
