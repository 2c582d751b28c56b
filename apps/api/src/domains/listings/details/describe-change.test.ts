import { expect, test } from 'vitest';
import { describeChange, type Offer } from './describe-change.ts';

const offer = (given: Partial<Offer>): Offer => ({
  price: 90_000,
  amount: null,
  currency: null,
  period: null,
  perBed: null,
  status: 'FOR_SALE',
  ...given,
});

const yearly = { currency: 'NGN', period: 'year', status: 'FOR_RENT' } as const;

test.each<[Partial<Offer>, Partial<Offer>, string[]]>([
  [{}, { price: 85_000 }, ['Reduced from $90,000 to $85,000 (−6%)']],
  [{}, { price: 99_000 }, ['Raised from $90,000 to $99,000 (+10%)']],
  [{}, { price: 90_100 }, ['Raised from $90,000 to $90,100']],
  // 0 is a missing price.
  [{ price: 0 }, {}, []],
  [{}, { price: 0 }, []],
  [{}, { status: 'SOLD' }, ['Sold, last asking price $90,000']],
  [
    {},
    { status: 'SOLD', price: 80_000 },
    ['Sold, last asking price $80,000', 'Reduced from $90,000 to $80,000 (−11%)'],
  ],
  [{ status: 'FOR_RENT', price: 450 }, { status: 'RENTED', price: 450 }, ['Rented, last asking rent $450 a month']],
  [{}, { status: 'UNDER_OFFER' }, ['Under offer']],
  [{ status: 'FOR_RENT', price: 450 }, { status: 'UNDER_OFFER', price: 450 }, ['Under offer']],
  [{ status: 'UNDER_OFFER', price: 450 }, { status: 'FOR_RENT', price: 450 }, ['Back on the market']],
  [{ status: 'SOLD' }, {}, ['Back on the market']],
  [{ status: 'SOLD' }, { status: 'SOLD', price: 80_000 }, ['Reduced from $90,000 to $80,000 (−11%)']],
  [{}, { status: 'FOR_RENT', price: 450 }, ['Now for rent at $450 a month']],
  [{ status: 'FOR_RENT' }, {}, ['Now for sale at $90,000']],
  // In the currency asked, whatever its dollars.
  [
    { ...yearly, price: 100, amount: 192_000_000 },
    { ...yearly, price: 101, amount: 172_800_000 },
    ['Reduced from ₦1,920,000 a year to ₦1,728,000 a year (−10%)'],
  ],
  [{ ...yearly, amount: 192_000_000, price: 100 }, { ...yearly, amount: 192_000_000, price: 50 }, []],
  [
    { ...yearly, amount: 192_000_000 },
    { ...yearly, amount: 192_000_000, status: 'RENTED' },
    ['Rented, last asking rent ₦1,920,000 a year'],
  ],
  // Another currency, period or unit alone is neither a reduction nor a rise.
  [
    { price: 100, status: 'FOR_RENT' },
    { ...yearly, price: 99, amount: 190_000_000 },
    ['Price changed from $100 a month to ₦1,900,000 a year'],
  ],
  [
    { ...yearly, price: 100, amount: 192_000_000 },
    { ...yearly, price: 90, amount: 14_400_000, period: 'month' },
    ['Price changed from ₦1,920,000 a year to ₦144,000 a month'],
  ],
  [
    { ...yearly, price: 100, amount: 192_000_000 },
    { ...yearly, price: 30, amount: 57_600_000, perBed: true },
    ['Price changed from ₦1,920,000 a year to ₦576,000 a year per bed'],
  ],
  // Dollars with and without an amount are one currency.
  [{}, { amount: 9_000_000, currency: 'USD' }, []],
  [{}, { price: 80_000, amount: 8_000_000, currency: 'USD' }, ['Reduced from $90,000 to $80,000 (−11%)']],
])('from %j to %j is %j', (before, after, lines) => {
  expect(describeChange(offer(before), offer({ ...after }))).toEqual(lines);
});
