import { expect, test } from 'vitest';
import { homesOf } from './describe-landing.ts';

test.each([
  ['the adverts of a list', 12, { adverts: 14, totalElements: 9, moreThanTotal: false }, 14],
  ['the listings of a list that shows each by itself', 12, { totalElements: 9, moreThanTotal: false }, 9],
  ['what was counted for landing pages, of very many', 25_300, { totalElements: 10_000, moreThanTotal: true }, 25_300],
  ['those of the list, where fewer were counted', 9_990, { totalElements: 10_000, moreThanTotal: true }, 10_000],
])('the homes of a landing page are %s', (_, homes, page, expected) => {
  expect(homesOf({ homes }, page)).toBe(expected);
});
