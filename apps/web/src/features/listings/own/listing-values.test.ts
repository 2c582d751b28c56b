import { describe, expect, test } from 'vitest';
// At once, not within a test's time: the form fetches it when it is sent.
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
  test('finds nothing wrong with a listing that has what is mandatory', async () => {
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

  test('asks a real estate company for its name', async () => {
    expect(await validateListing({ ...filled, role: 'REAL_ESTATE' })).toHaveProperty('stateName');
  });

  test('refuses counts that are no whole numbers', async () => {
    expect(await validateListing({ ...filled, numRoom: '1.5' })).toHaveProperty('numRoom');
  });
});

describe('requestOf', () => {
  test('sends counts left empty as blank, which means unknown', () => {
    expect(requestOf(filled)).toMatchObject({ numRoom: '', numBathroom: '', numToilet: '', numGarage: '' });
  });
});
