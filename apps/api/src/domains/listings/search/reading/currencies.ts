import { readTable } from './vocabulary/read-table.ts';

/** A name or sign of a currency, and on which side of a number the name means money. */
export interface CurrencyName {
  /** ISO 4217. */
  code: string;
  position: 'before' | 'after' | 'either';
}

/** Currencies by their signs and names. */
export const currencyNames: ReadonlyMap<string, CurrencyName> = new Map(
  readTable('currency-names').map(({ phrase, currency, position }) => [
    phrase,
    { code: currency, position: position as CurrencyName['position'] },
  ]),
);

/** What a US dollar costs in each currency, by ISO 4217. */
export type Rates = ReadonlyMap<string, number>;

/** The rates of a currency that `exchange_rates` has no rate for. */
export const referenceRates: Rates = new Map(
  readTable('currencies').map(({ code, reference_rate: rate }) => [code, Number(rate)]),
);

const byCountry = new Map(readTable('country-currencies').map(({ country, currency }) => [country, currency]));

/** The currency in which homes of a country are priced; undefined for an unknown country. */
export function currencyOf(country: string): string | undefined {
  return byCountry.get(country);
}
