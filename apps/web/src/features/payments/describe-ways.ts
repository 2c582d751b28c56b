import type { PaymentMethod, PaymentOptions } from '@africanscity/contracts/payments/payments';
import { currencyLabels } from './money.ts';

/** Labels of payment methods. All mobile wallets share one label. */
const words: Record<PaymentMethod, string> = {
  ecocash: 'by EcoCash or another wallet',
  onemoney: 'by EcoCash or another wallet',
  innbucks: 'by EcoCash or another wallet',
  paynow: 'by Visa or Mastercard through Paynow',
  bank: 'by bank transfer',
};

/** Describes the payment methods that are available now. */
export function describeWays({ methods }: PaymentOptions): string {
  if (methods.length === 0) return 'Payments are not available right now. Contact us, or try again later.';
  const ways = [...new Set(methods.map(({ method }) => words[method]))];
  const currencies = [...new Set(methods.flatMap((method) => method.currencies))];
  const inWords = currencies.map((currency) => currencyLabels[currency]);
  return `Pay ${list(ways)}, in ${list(inWords)}, for 1, 3, 6 or 12 months.`;
}

function list(items: string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(items);
}
