import { expect, test } from 'vitest';
import { completenessOf } from './completeness.ts';

const nothing = { coverHash: null, numRoom: null, numBathroom: 0, located: null, description: 'Nice house.' };
const complete = {
  coverHash: 'a',
  numRoom: 4,
  numBathroom: 2,
  located: 'EXACT',
  description: 'A bright family home. '.repeat(6),
} as const;

test.each([
  ['a complete house', complete, 'House', 100, []],
  ['a house of which nothing is known', nothing, 'House', 0, ['pictures', 'rooms', 'bathrooms', 'pin', 'description']],
  // 59 of 99 points.
  ['a house without photos', { ...complete, coverHash: null }, 'House', 60, ['pictures']],
  // 70 of 99 points.
  [
    'a house at the centre of its area, with few words',
    { ...complete, located: 'AREA', description: 'Nice.' },
    'House',
    71,
    ['pin', 'description'],
  ],
  // 54 of 69 points.
  ['land without a pin', { ...complete, numRoom: null, numBathroom: null, located: null }, 'Land', 78, ['pin']],
  ['a castle, which is in no tree of types', complete, undefined, 100, []],
] as const)('says how complete %s is', (_, row, top, percent, missing) => {
  expect(completenessOf(row, top)).toEqual({ complete: percent, missing });
});
