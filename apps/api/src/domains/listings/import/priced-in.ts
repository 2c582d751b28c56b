import { majorUnits, minorDigits } from '@africanscity/contracts/currencies';
import { divideHalfUp, scaled } from '@africanscity/contracts/fixed-point';
import { costNames } from '@africanscity/contracts/listings/cost-rows';
import { readCost } from '@africanscity/contracts/listings/cost-text';
import { countryCode } from '../../../kernel/countries.ts';
import type { RateOf } from '../core/asking-price.ts';
import { dollarsOf, rateDigits } from '../core/dollars.ts';
import { type CellError, type ListingRow, priceOf } from './listing-row.ts';

/** The currency in which homes of a file were priced before its prices were converted to dollars. */
export interface PricedIn {
  /** ISO 3166-1 alpha-2; undefined for all rows for which no other one names the country. */
  country: string | undefined;
  currency: string;
  /** Units of the currency for a dollar, with at most six decimals. */
  rate: string;
}

/** Reads "NGN@410", or "NG=NGN@410" for the rows of one country. Throws an Error that says what is wrong. */
export function readPricedIn(texts: string[]): PricedIn[] {
  const read = texts.map((text): PricedIn => {
    const [, name, currency = '', rate = ''] =
      /^(?:([^=]+)=)?([A-Z]{3})@(\d{1,9}(?:\.\d{1,6})?)$/i.exec(text.trim()) ?? [];
    if (Number(rate) === 0 || currency.toUpperCase() === 'USD')
      throw new Error(`--priced-in takes a currency and what a dollar cost in it, such as NGN@410, not "${text}".`);
    const country = name === undefined ? undefined : countryCode(name);
    if (name !== undefined && !country) throw new Error(`--priced-in names a country that is unknown: "${name}".`);
    return { country, currency: currency.toUpperCase(), rate };
  });
  if (new Set(read.map(({ country }) => country)).size < read.length)
    throw new Error('--priced-in names a country once, and one currency for all others.');
  return read;
}

/** Returns the currency in which the dollars of a row were priced; undefined for a row that stays as it is. */
export function pricedInOf({ currency, country }: ListingRow, pricedIn: PricedIn[]): PricedIn | undefined {
  if (currency !== undefined) return undefined;
  return pricedIn.find((each) => each.country === country) ?? pricedIn.find((each) => each.country === undefined);
}

/** Returns a row of dollars with its price and costs as they were asked, at the present rate of the currency. */
export function asPriced(
  row: ListingRow,
  { currency, rate }: PricedIn,
  rateOf: RateOf,
): { row: ListingRow } | { errors: CellError[] } {
  const worth = (dollars: string) => String(majorUnits(amountWorth(dollars, currency, rate), currency));
  const costs = Object.fromEntries(
    costNames.flatMap((name) => {
      const cost = readCost(row[name] ?? '');
      return cost?.unit === 'amount' ? [[name, worth(cost.number)]] : [];
    }),
  );
  const asked = { ...row, ...costs, currency, price: worth(row.price) };
  const priced = priceOf(asked, asked.price, rateOf);
  return 'errors' in priced ? priced : { row: { ...asked, priced: priced.columns } };
}

/** Digits after the point of dollars in a file. */
const dollarDigits = 3;

/**
 * Returns the minor units of a currency that are worth these dollars to the cent: of several amounts the roundest, as the cents of the
 * file are rounded. $1,097,560.98 at 410 naira are 450,000,000 naira, not 450,000,001.80.
 */
export function amountWorth(dollars: string, currency: string, rate: string): number {
  const numerator = scaled(dollars, dollarDigits) * scaled(rate, rateDigits) * 10n ** BigInt(minorDigits(currency));
  const denominator = 10n ** BigInt(dollarDigits + rateDigits);
  for (let unit = 10n ** 15n; unit > 1n; unit /= 10n) {
    const amount = Number(divideHalfUp(numerator, denominator * unit) * unit);
    if (Number(dollarsOf({ amount, currency, period: null }, rate)) === Number(dollars)) return amount;
  }
  return Number(divideHalfUp(numerator, denominator));
}
