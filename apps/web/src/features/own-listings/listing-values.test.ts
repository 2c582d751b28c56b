import { describe, expect, test } from 'vitest';
import { emptyListing, requestOf, validateListing } from './listing-values.ts';

const filled = {
  ...emptyListing,
  role: 'INDIVIDUAL',
  type: 'House',
  price: '85000',
  address: '7 Msasa Road',
  description: 'Four bedrooms.',
};

describe('validateListing', () => {
  test('finds nothing wrong with a listing that has what is mandatory', () => {
    expect(validateListing(filled)).toEqual({});
  });

  test('names every mandatory field of an empty form', () => {
    expect(Object.keys(validateListing(emptyListing)).sort()).toEqual([
      'address',
      'description',
      'price',
      'role',
      'type',
    ]);
  });

  test.each(['1,000', '-5', '12.345', 'a lot'])('refuses the price %j with an example', (price) => {
    expect(validateListing({ ...filled, price }).price).toContain('85000');
  });

  test('asks a real estate company for its name', () => {
    expect(validateListing({ ...filled, role: 'REAL_ESTATE' })).toHaveProperty('stateName');
  });

  test('refuses counts that are no whole numbers', () => {
    expect(validateListing({ ...filled, numRoom: '1.5' })).toHaveProperty('numRoom');
  });
});

describe('requestOf', () => {
  test('sends counts left empty as blank, which means unknown', () => {
    expect(requestOf(filled)).toMatchObject({ numRoom: '', numBathroom: '', numToilet: '', numGarage: '' });
  });
});
