import { expect, test } from 'vitest';
import { placeOfListing } from './place-of-listing.ts';

const steps = (...paths: string[]) => paths.map((path) => ({ name: '', path }));
const harare = steps('/for-sale', '/for-sale/zimbabwe', '/for-sale/zimbabwe/harare');
const avondale = steps('/for-sale/zimbabwe/harare/avondale-harare');
const houses = steps('/for-sale/zimbabwe/harare/houses');

test.each([
  ['the narrowest place above it', [...harare, ...avondale, ...houses], 'avondale-harare'],
  ['its city, where its area has no page', [...harare, ...houses], 'harare'],
  ['a name of other letters', [...harare, ...steps('/for-sale/egypt/%D9%88%D8%B3%D8%B7')], 'وسط'],
])('the place of a listing is %s', (_, trail, place) => {
  const listing = { trail, type: 'House', status: 'FOR_SALE' } as const;
  expect(placeOfListing(listing)).toEqual({ place, propertyStatus: 'FOR_SALE' });
});

test.each([
  ['only its country has a page', { trail: harare.slice(0, 2), status: 'FOR_SALE' }],
  ['it has no page above it', { trail: [], status: 'FOR_RENT' }],
  ['it is sold', { trail: harare, status: 'SOLD' }],
] as const)('a listing has no place if %s', (_, { trail, status }) => {
  expect(placeOfListing({ trail: [...trail], type: 'House', status })).toBeUndefined();
});
