import { periodsInYear, usualRentPeriod } from '@africanscity/contracts/listings/periods-in-year';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { currencyOf, type Rates } from './currencies.ts';
import type { Measure } from './measures.ts';
import type { Quantity } from './quantities.ts';
import { yearlyUnits } from '../price-bounds.ts';
import type { AskedRange, Budget, PriceRange, Range } from './parsed-query.ts';

/** Exchange rates, and the currencies (ISO 4217) of an amount that names neither currency nor place: the user's, or else the site's. */
export interface Money {
  rates: Rates;
  chosenCurrency: string | undefined;
  siteCurrency: string;
}

/** A converted price without a bound is a maximum with this tolerance. */
const tolerance = 0.01;

/**
 * Converts an amount to dollars, a month's rent of rentals. Prices near `about` rank first. `budget` is its highest amount as written,
 * `typed` all of it where it is in one currency. `per` is the period of a rent, as written or as usual in the currency. `rentsAYear`
 * says that amounts of rentals in that currency are meant for a year, although the text does not say so.
 */
export function priceRange(
  { unit, amounts = {}, per }: Pick<Measure, 'unit' | 'amounts'> & { per: Measure['per'] | undefined },
  country: string | undefined,
  status: PropertyStatus | undefined,
  money: Money,
): ConvertedPrice {
  const monthly = periodsInYear[per ?? 'month'] / periodsInYear.month;
  const inDollars = (value: number, currency: string) => (value * monthly) / (money.rates.get(currency) ?? 1);
  const local = country === undefined ? undefined : currencyOf(country);
  const { min, max, about } = amounts;
  const deciding = (max ?? min ?? about)?.value ?? 0;
  const usual = per === 'year' ? 'yearly' : unit === 'moveIn' ? unit : status;
  const isPlausibleIn = (currency: string) => isPlausible(inDollars(deciding, currency), usual);
  const likely = [local, money.chosenCurrency, money.siteCurrency].filter((currency) => currency !== undefined);
  const unnamed = likely.find(isPlausibleIn) ?? likely[0]!;
  // "From 20000 up to 40000 ksh".
  const named = min?.currencies ?? max?.currencies;
  const currencyFor = ({ currencies = named }: Pick<Quantity, 'currencies'>) =>
    currencies ? chooseCurrency(currencies, local) : unnamed;
  const dollars = (amount: Quantity | undefined) => amount && round(inDollars(amount.value, currencyFor(amount)));
  const highest = max ?? about;
  const currency = currencyFor(highest ?? min ?? {});
  const rentsAYear =
    per === undefined && unit === 'price' && status !== 'FOR_SALE' && usualRentPeriod(currency) === 'year';
  const period = rentsAYear && status === 'FOR_RENT' ? 'year' : per;
  const budget = highest && { amount: highest.value, currency, ...(period && { per: period }) };
  const nearest = dollars(about);
  const asTyped = {
    ...askedRange({ min, max: highest }, currencyFor, monthly),
    ...(period && { per: period }),
    ...(rentsAYear && { rentsAYear }),
    ...(budget && { budget }),
    ...typedAmounts({ min, max, about }, currencyFor),
  };
  if (nearest === undefined)
    return { ...(min && { min: dollars(min)! }), ...(max && { max: dollars(max)! }), ...asTyped };
  // An amount in dollars needs no tolerance.
  const most = about?.currencies?.[0] === 'USD' ? nearest : round(nearest * (1 + tolerance));
  return { max: most, about: nearest, ...asTyped };
}

interface ConvertedPrice extends PriceRange {
  about?: number;
  budget?: Budget;
  typed?: TypedAmounts;
  per?: Measure['per'];
  rentsAYear?: boolean;
}

/** Amounts as typed, in major units of a currency. */
export interface TypedAmounts extends Range {
  about?: number;
  currency: string;
}

function typedAmounts(
  { min, max, about }: NonNullable<Measure['amounts']>,
  currencyFor: (amount: Quantity) => string,
): { typed?: TypedAmounts } {
  const [currency, other] = new Set([min, max, about].flatMap((amount) => (amount ? currencyFor(amount) : [])));
  if (currency === undefined || other !== undefined) return {};
  const ends = { ...(min && { min: min.value }), ...(max && { max: max.value }), ...(about && { about: about.value }) };
  return { typed: { currency, ...ends } };
}

/** Returns the amounts as typed, if both are in one currency other than dollars. They need no tolerance. */
function askedRange(
  { min, max }: { min: Quantity | undefined; max: Quantity | undefined },
  currencyFor: (amount: Quantity) => string,
  monthly: number,
): { asked?: AskedRange } {
  const [currency = 'USD', other] = new Set([min, max].flatMap((amount) => (amount ? currencyFor(amount) : [])));
  const yearly = ({ value }: Quantity) => Math.round(value * monthly * yearlyUnits(currency));
  const ends = { ...(min && { min: yearly(min) }), ...(max && { max: yearly(max) }) };
  if (currency === 'USD' || other !== undefined || !Object.values(ends).every(Number.isSafeInteger)) return {};
  return { asked: { currency, ...ends } };
}

/** Picks the currency of a name by country: "shillings" are Ugandan in Kampala. */
function chooseCurrency(currencies: readonly string[], local: string | undefined): string {
  return local !== undefined && currencies.includes(local) ? local : currencies[0]!;
}

/**
 * Whether a home may cost so many dollars, a month's rent of rentals. Only an amount that is implausible in local money and plausible
 * in the currency of the site is in the latter.
 */
function isPlausible(dollars: number, of: PropertyStatus | 'moveIn' | 'yearly' | undefined): boolean {
  const isListed = of === 'FOR_RENT' || of === 'FOR_SALE' || of === 'moveIn' || of === 'yearly';
  const [least, most] = plausible[isListed ? of : 'either'];
  return dollars >= least && dollars <= most;
}

/** The range of prices of homes in dollars, and of totals to move in. The lowest rents are those of single rooms. */
const plausible = {
  moveIn: [20, 250_000],
  FOR_RENT: [9, 15_000],
  yearly: [2, 15_000],
  FOR_SALE: [3_000, 4_000_000],
  either: [9, 4_000_000],
} as const;

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
