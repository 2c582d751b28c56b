import { joinList } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/payments';
import type { PaymentMethod, PaymentOptions } from '@africanscity/contracts/payments/payments';
import { currencyLabels } from './money.ts';

/** Labels of payment methods. All mobile wallets share one label. */
const words: Record<PaymentMethod, () => string> = {
  ecocash: texts.byWallet,
  onemoney: texts.byWallet,
  innbucks: texts.byWallet,
  paynow: texts.byCard,
  bank: texts.byTransfer,
};

/** Describes the payment methods that are available now. */
export function describeWays({ methods }: PaymentOptions): string {
  if (methods.length === 0) return texts.noWaysNow();
  const ways = [...new Set(methods.map(({ method }) => words[method]()))];
  const currencies = [...new Set(methods.flatMap((method) => method.currencies))];
  const inWords = currencies.map((currency) => currencyLabels[currency]);
  return texts.payBy({ ways: joinList(ways, 'disjunction'), currencies: joinList(inWords, 'disjunction') });
}
