import { expect, test } from 'vitest';
import { farChange, priceFields, presentPriceFields, typedPriceFault } from './typed-price.ts';

const dollars = { amount: null, currency: null, price: 85_000 };
const naira = { amount: 1_800_000, currency: 'NGN', price: 98.36 };

test.each([
  [dollars, '0', 'Enter a price above 0'],
  [dollars, '0.00', 'Enter a price above 0'],
  [naira, '0', 'Enter a price above 0'],
  [dollars, '', 'Enter the price as a number, such as 85000 or 450.50'],
  [naira, '', 'Enter the price as a number, such as 85000 or 450.50'],
  [dollars, 'cheap', 'Enter the price as a number, such as 85000 or 450.50'],
  [dollars, '$91,000', null],
  [naira, '1 900 000', null],
])('of %o, %s is refused with %s', async (listing, typed, fault) => {
  expect(await typedPriceFault(listing, typed)).toBe(fault);
});

test.each([
  [dollars, '850000000', { before: '$85,000', after: '$850,000,000' }],
  [dollars, '16999', { before: '$85,000', after: '$16,999' }],
  [dollars, '17000', null],
  [dollars, '425,000', null],
  [naira, '18000000', { before: '₦1,800,000', after: '₦18,000,000' }],
  [{ ...dollars, price: 0 }, '85000', null],
])('of %o, %s is asked about as %o', (listing, typed, far) => {
  expect(farChange(listing, typed)).toEqual(far);
});

test('sends a price in the currency of the listing', () => {
  expect(priceFields(naira, '1,900,000')).toEqual({ amount: '1900000', currency: 'NGN' });
  expect(presentPriceFields(naira)).toEqual({ amount: '1800000', currency: 'NGN' });
  expect(presentPriceFields(dollars)).toEqual({ price: '85000' });
});
