import { describe, expect, test } from 'vitest';
// Imported here, because loading it on submission would take test time.
import '@africanscity/contracts/listings/listing-form';
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
  test('accepts a listing with all mandatory fields', async () => {
    expect(await validateListing(filled)).toEqual({});
  });

  test('names every mandatory field of an empty form', async () => {
    expect(Object.keys(await validateListing(emptyListing)).sort()).toEqual([
      'address',
      'description',
      'price',
      'role',
      'type',
    ]);
  });

  test.each(['1,000', '-5', '12.345', 'a lot'])('refuses the price %j with an example', async (price) => {
    expect((await validateListing({ ...filled, price })).price).toContain('85000');
  });

  test('requires the name of a real estate company', async () => {
    expect(await validateListing({ ...filled, role: 'REAL_ESTATE' })).toHaveProperty('stateName');
  });

  test('rejects counts that are not whole numbers', async () => {
    expect(await validateListing({ ...filled, numRoom: '1.5' })).toHaveProperty('numRoom');
  });
});

describe('requestOf', () => {
  test('sends empty counts as blank, which means unknown', () => {
    expect(requestOf(filled)).toMatchObject({ numRoom: '', numBathroom: '', numToilet: '', numGarage: '' });
  });
});
