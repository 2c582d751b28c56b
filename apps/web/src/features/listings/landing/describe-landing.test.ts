import type { Landing } from '@africanscity/contracts/listings/landing';
import { expect, test } from 'vitest';
import { areaPriceOf, homesOf, landingText } from './describe-landing.ts';

test.each([
  ['the adverts of a list', 12, { adverts: 14, totalElements: 9, moreThanTotal: false }, 14],
  ['the listings of a list that shows each by itself', 12, { totalElements: 9, moreThanTotal: false }, 9],
  ['what was counted for landing pages, of very many', 25_300, { totalElements: 10_000, moreThanTotal: true }, 25_300],
  ['those of the list, where fewer were counted', 9_990, { totalElements: 10_000, moreThanTotal: true }, 10_000],
])('the homes of a landing page are %s', (_, homes, page, expected) => {
  expect(homesOf({ homes }, page)).toBe(expected);
});

const sale: Landing = {
  path: '/for-sale',
  status: 'FOR_SALE',
  place: null,
  kind: null,
  homes: 18,
  currency: null,
  usualPrice: null,
  squareMeterPrice: null,
  yearChange: null,
  above: [],
  kinds: [],
  beside: [],
  other: null,
  places: [],
};

test.each([
  ['a square metre', { squareMeterPrice: 1.4 }, null, { dollars: 1.4, unit: 'other' }],
  ['a hectare, of cheap land', { squareMeterPrice: 0.24 }, null, { dollars: 2400, unit: 'hectare' }],
  [
    'a square metre, of a low rent in a small unit',
    { status: 'FOR_RENT', squareMeterPrice: 0.3 },
    1500,
    { dollars: 0.3, unit: 'other' },
  ],
  ['nothing, of a rent below one unit', { status: 'FOR_RENT', squareMeterPrice: 0.3 }, null, null],
  ['nothing, without a known price', {}, null, null],
] as const)('the price by area of a landing page is that of %s', (_, values, rate, expected) => {
  const currency = rate && { code: 'NGN', sign: '₦', rate, old: '', note: '' };
  expect(areaPriceOf({ ...sale, ...values }, currency)).toEqual(expected);
});

test('the text of a landing page names the places with the most homes, whatever comes first', () => {
  const link = (name: string, homes: number) => ({ path: '', name, within: null, homes, usualPrice: null });
  const landing = { ...sale, places: [link('Zimbabwe', 5), link('Kenya', 7), link('Nigeria', 6)] };
  expect(landingText(landing, 18, null)).toContain('The largest numbers are in Kenya and Nigeria.');
  expect(landingText(landing, 18, null)).not.toContain('Zimbabwe');
});
