import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { currencyOf } from './currencies.ts';
import type { Measure } from './grammar.ts';
import { dollarsOf, type Quantity } from './quantities.ts';
import type { Range } from './reading.ts';

/** A price that is named alone in another currency is an upper end, which homes may pass by so much. */
const tolerance = 0.01;

/** A price in dollars, a month's rent of rentals. `about` is what is to come first. */
export function pricesOf(
  { amounts = {}, per }: Measure,
  country: string | undefined,
  status: PropertyStatus | undefined,
): Range & { about?: number } {
  const local = country === undefined ? undefined : currencyOf(country);
  const rent = status === undefined ? undefined : status === 'FOR_RENT';
  const monthly = per === 'year' ? 1 / 12 : per === 'week' ? 52 / 12 : 1;
  const dollars = (amount: Quantity | undefined) =>
    amount && round(dollarsOf({ ...amount, value: amount.value * monthly }, local, rent));
  const [min, max, about] = [dollars(amounts.min), dollars(amounts.max), dollars(amounts.about)];
  // Dollars are what prices are compared in.
  const isExact = amounts.about?.currency?.perDollar === 1;
  if (about !== undefined) return { max: isExact ? about : round(about * (1 + tolerance)), about };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** "Up to $1,000 a month". */
export function priceLabel(
  { min, max, about }: Range & { about?: number },
  status: PropertyStatus | undefined,
): string {
  const money = (amount: number) => `$${amount.toLocaleString('en', { maximumFractionDigits: amount < 100 ? 2 : 0 })}`;
  const per = status === 'FOR_RENT' ? ' a month' : '';
  if (about !== undefined) return `About ${money(about)}${per}`;
  if (min !== undefined && max !== undefined) return `${money(min)} to ${money(max)}${per}`;
  return max !== undefined ? `Up to ${money(max)}${per}` : `From ${money(min ?? 0)}${per}`;
}
