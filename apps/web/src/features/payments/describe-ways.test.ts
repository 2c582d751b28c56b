import { PaymentOptions } from '@africanscity/contracts/payments/payments';
import { expect, test } from 'vitest';
import { describeWays } from './describe-ways.ts';

const way = (method: string, currencies: string[]) => ({ method, label: method, needsMobile: false, currencies });
const describe = (methods: object[]) =>
  describeWays(PaymentOptions.parse({ methods, rate: null, rateDate: null, simulated: false, freeListings: 20 }));

test('names each offered payment method and currency once', () => {
  expect(describe([way('ecocash', ['USD']), way('onemoney', ['USD']), way('paynow', ['USD'])])).toBe(
    'Pay by EcoCash or another wallet or by Visa or Mastercard through Paynow, in USD, for 1, 3, 6 or 12 months.',
  );
  expect(describe([way('bank', ['USD', 'ZWG'])])).toMatch(/^Pay by bank transfer, in USD or .*ZiG.*, for/);
  expect(describe([])).toContain('Payments are not available right now');
});
