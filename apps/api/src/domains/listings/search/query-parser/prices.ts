import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { currencyOf, type Rates } from './currencies.ts';
import type { Measure } from './measures.ts';
import type { Quantity } from './quantities.ts';
import type { Range } from './parsed-query.ts';

/** What amounts are converted by, and the currency of an amount that names none where no place says another. */
export interface Money {
  rates: Rates;
  /** ISO 4217. */
  siteCurrency: string;
}

/** A price that is named alone in another currency is an upper end, which homes may pass by so much. */
const tolerance = 0.01;

/** A price in dollars, a month's rent of rentals. `about` is what is to come first. */
export function priceRange(
  { amounts = {}, per }: Measure,
  country: string | undefined,
  status: PropertyStatus | undefined,
  money: Money,
): Range & { about?: number } {
  const monthly = per === 'year' ? 1 / 12 : per === 'week' ? 52 / 12 : 1;
  const inDollars = (value: number, currency: string) => (value * monthly) / (money.rates.get(currency) ?? 1);
  const local = country === undefined ? undefined : currencyOf(country);
  const { min, max, about } = amounts;
  const deciding = (max ?? min ?? about)?.value ?? 0;
  const unnamed = local && isPlausible(inDollars(deciding, local), status) ? local : money.siteCurrency;
  const dollars = (amount: Quantity | undefined) =>
    amount && round(inDollars(amount.value, amount.currencies ? chooseCurrency(amount.currencies, local) : unnamed));
  const nearest = dollars(about);
  // Prices are compared in dollars.
  if (nearest !== undefined)
    return { max: about?.currencies?.[0] === 'USD' ? nearest : round(nearest * (1 + tolerance)), about: nearest };
  return { ...(min && { min: dollars(min)! }), ...(max && { max: dollars(max)! }) };
}

/** The currency that a name means: "shillings" are Ugandan in Kampala. */
function chooseCurrency(currencies: readonly string[], local: string | undefined): string {
  return local !== undefined && currencies.includes(local) ? local : currencies[0]!;
}

/** Whether a home may have a price in dollars. An amount that no home costs in the money of the place is in the site's. */
function isPlausible(dollars: number, status: PropertyStatus | undefined): boolean {
  const [least, most] = plausible[status === 'FOR_RENT' || status === 'FOR_SALE' ? status : 'either'];
  return dollars >= least && dollars <= most;
}

/** The dollars that homes are offered at, a month's rent of rentals. */
const plausible = { FOR_RENT: [30, 15_000], FOR_SALE: [3_000, 4_000_000], either: [100, 4_000_000] } as const;

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
