import { describe, expect, test } from 'vitest';
// Imported here, because loading it on submission would take test time.
import '@africanscity/contracts/listings/listing-form';
import { sampleListing } from '../../../../testing/sample-listing.ts';
import { emptyListing, requestOf, validateListing, valuesOf } from './listing-values.ts';

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

  test.each(['0', '0.00'])('refuses the price %j', async (price) => {
    expect((await validateListing({ ...filled, price })).price).toBe('Enter a price above 0');
    expect((await validateListing({ ...filled, price, currency: 'NGN' })).price).toBe('Enter a price above 0');
  });

  test('requires the name of a real estate company', async () => {
    expect(await validateListing({ ...filled, role: 'REAL_ESTATE' })).toHaveProperty('stateName');
  });

  test('refuses a size without a number', async () => {
    expect((await validateListing({ ...filled, size: 'abc' })).size).toContain('240 m²');
    for (const size of ['', '240', '2 plots', 'half an acre'])
      expect(await validateListing({ ...filled, size }), size).not.toHaveProperty('size');
  });

  test('rejects counts that are not whole numbers', async () => {
    expect(await validateListing({ ...filled, numRoom: '1.5' })).toHaveProperty('numRoom');
  });
});

describe('requestOf', () => {
  test('sends empty counts as blank, which means unknown', () => {
    expect(requestOf(filled)).toMatchObject({ numRoom: '', numBathroom: '', numToilet: '', numGarage: '' });
  });

  test.each([
    [{ currency: '', status: 'FOR_SALE' }, { price: '85000' }],
    [{ currency: 'USD', status: 'FOR_RENT' }, { price: '85000' }],
    [
      { currency: 'USD', status: 'FOR_RENT', period: 'week' },
      { amount: '85000', currency: 'USD', period: 'week' },
    ],
    [
      { currency: 'NGN', status: 'FOR_RENT' },
      { amount: '85000', currency: 'NGN', period: 'year' },
    ],
    [
      { currency: 'KES', status: 'FOR_RENT' },
      { amount: '85000', currency: 'KES', period: 'month' },
    ],
    [
      { currency: 'NGN', status: 'FOR_RENT', period: 'month' },
      { amount: '85000', currency: 'NGN', period: 'month' },
    ],
  ])('sends the price of %o as %o', (values, asked) => {
    const { price, amount, currency, period } = requestOf({ ...filled, ...values });
    const sent = { price, amount, currency, period };
    expect(Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))).toEqual(asked);
  });
});

describe('valuesOf', () => {
  test('reads the amount of a listing priced in naira, and the dollars of another one', () => {
    const inNaira = { ...sampleListing, price: 98, amount: 1_800_000, currency: 'NGN', period: 'year' as const };
    expect(valuesOf(inNaira)).toMatchObject({ price: '1800000', currency: 'NGN', period: 'year' });
    expect(valuesOf(sampleListing)).toMatchObject({ price: '85000', currency: '', period: '' });
  });

  test('shows a fault of the amount at the price', async () => {
    const faults = await validateListing({ ...filled, price: '150000.5', currency: 'XOF' });
    expect(Object.keys(faults)).toEqual(['price']);
  });
});
