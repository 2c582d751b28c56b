import { formatNumber, withSign } from '@africanscity/messages/formats';
import { commonCurrencyName } from '@africanscity/contracts/payments/values';
import type { PaymentCurrency } from '@africanscity/contracts/payments/order-inputs';
import type { Package } from '@africanscity/contracts/payments/packages';

/** Names of the currencies in choices: the common name, with the code if it differs. */
export const currencyLabels: Record<PaymentCurrency, string> = { USD: 'USD', ZWG: 'ZiG (ZWG)' };

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' } as const;

/** Formats an exact amount without its currency: "1,207.50". */
export function formatCents(amount: string): string {
  return formatNumber(amount as Intl.StringNumericLiteral, cents);
}

/** Formats an exact amount: "USD 45.00", "ZiG 1,207.50". */
export function formatAmount(amount: string, currency: PaymentCurrency): string {
  return withSign(`${commonCurrencyName(currency)} `, formatCents(amount));
}

/** Returns the exact price of several months of a package, at its own price in a currency or at the day's rate. */
export function priceOf(
  { price, localPrice }: Pick<Package, 'price' | 'localPrice'>,
  { months, currency }: { months: string; currency: PaymentCurrency },
  rate: string | null,
): string {
  if (currency === 'USD') return totalOf(price, Number(months), null);
  return localPrice === null ? totalOf(price, Number(months), rate) : totalOf(localPrice, Number(months), null);
}

/**
 * Returns the exact price of several months. Rounds half cents up; at a rate the total is at least one
 * cent, as on the server. The price is per month, the rate an exact decimal; without a rate the total is in the
 * price's currency.
 */
export function totalOf(price: number, months: number, rate: string | null): string {
  const cents = BigInt(Math.round(price * 100)) * BigInt(months);
  if (rate === null) return fromCents(cents);
  const [whole = '0', fraction = ''] = rate.split('.');
  const scale = 10n ** BigInt(fraction.length);
  const scaled = cents * BigInt(whole + fraction) * 2n;
  const total = (scaled + scale) / (scale * 2n);
  return fromCents(total > 0n ? total : 1n);
}

/** Returns the exact sum of amounts with two decimals. */
export function sumAmounts(amounts: string[]): string {
  return fromCents(amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n));
}

function fromCents(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}
