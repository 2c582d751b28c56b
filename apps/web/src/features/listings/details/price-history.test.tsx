import type { ListingChange } from '@africanscity/contracts/listings/changes';
import { expect, test } from 'vitest';
import { describeChange } from './price-history.tsx';

const change = (given: Partial<ListingChange>): ListingChange => ({
  day: '2026-05-12',
  priceBefore: 90_000,
  price: 90_000,
  askingPriceBefore: null,
  askingPrice: null,
  statusBefore: 'FOR_SALE',
  status: 'FOR_SALE',
  ...given,
});

test.each<[Partial<ListingChange>, string[]]>([
  [{ price: 85_000 }, ['Reduced from $90,000 to $85,000 (−6%)']],
  [{ price: 99_000 }, ['Raised from $90,000 to $99,000 (+10%)']],
  [{ price: 90_100 }, ['Raised from $90,000 to $90,100']],
  [{ priceBefore: 0 }, ['Raised from $0 to $90,000']],
  [{ status: 'SOLD' }, ['Sold, last asking price $90,000']],
  [{ status: 'SOLD', price: 80_000 }, ['Sold, last asking price $80,000', 'Reduced from $90,000 to $80,000 (−11%)']],
  [
    { statusBefore: 'FOR_RENT', status: 'RENTED', priceBefore: 450, price: 450 },
    ['Rented, last asking rent $450 a month'],
  ],
  [{ status: 'UNDER_OFFER' }, ['Under offer']],
  [{ statusBefore: 'FOR_RENT', status: 'UNDER_OFFER', priceBefore: 450, price: 450 }, ['Under offer']],
  [{ statusBefore: 'UNDER_OFFER', status: 'FOR_RENT', priceBefore: 450, price: 450 }, ['Back on the market']],
  [{ statusBefore: 'SOLD' }, ['Back on the market']],
  [{ statusBefore: 'SOLD', status: 'SOLD', price: 80_000 }, ['Reduced from $90,000 to $80,000 (−11%)']],
  [{ status: 'FOR_RENT', price: 450 }, ['Now for rent at $450 a month']],
  [{ statusBefore: 'FOR_RENT', priceBefore: 450, status: 'FOR_SALE' }, ['Now for sale at $90,000']],
])('%j is %j', (given, lines) => {
  expect(describeChange(change(given))).toEqual(lines);
});
