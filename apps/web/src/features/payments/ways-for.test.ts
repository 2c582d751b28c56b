import type { PaymentOptions } from '@africanscity/contracts/payments/payments';
import { expect, test } from 'vitest';
import { waysFor } from './ways-for.ts';

const options: PaymentOptions = {
  methods: [
    { method: 'ecocash', label: 'EcoCash', currencies: ['USD', 'ZWG'], needsMobile: true },
    { method: 'bank', label: 'Bank transfer', currencies: ['ZWG'], needsMobile: false },
  ],
  rate: null,
  rateDate: null,
  simulated: false,
  freeListings: 1,
};
const waysOf = (localPrice: number | null, rate: string | null) =>
  waysFor({ localPrice }, { ...options, rate }).methods.map(
    ({ method, currencies }) => `${method} ${currencies.join()}`,
  );

test('a package is paid in ZiG at its own price, or at a rate', () => {
  expect(waysOf(1200, null)).toEqual(['ecocash USD,ZWG', 'bank ZWG']);
  expect(waysOf(null, '26.5')).toEqual(['ecocash USD,ZWG', 'bank ZWG']);
  expect(waysOf(null, null)).toEqual(['ecocash USD']);
});
