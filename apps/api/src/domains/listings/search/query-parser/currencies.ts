import { readTable } from './vocabulary/read-table.ts';

/** A name or sign of one or more currencies, and on which side of a number the name means money. */
export interface CurrencyName {
  /** ISO 4217. The default is the first: "shillings" are Kenyan where no place says another. */
  codes: readonly string[];
  position: 'before' | 'after' | 'either';
}

/** Currencies by their signs and names. */
export const currencyNames: ReadonlyMap<string, CurrencyName> = new Map(
  [...Map.groupBy(readTable('currency-names'), ({ phrase }) => phrase)].map(([phrase, rows]) => {
    const [{ position } = { position: 'either' }] = rows;
    const codes = rows.toSorted((a, b) => b.default.length - a.default.length).map(({ currency }) => currency);
    return [phrase, { codes, position: position as CurrencyName['position'] }];
  }),
);

/** Units of each currency (ISO 4217) for one US dollar. */
export type Rates = ReadonlyMap<string, number>;

/** The rates of currencies without a row in `exchange_rates`. */
export const referenceRates: Rates = new Map(
  readTable('currencies').map(({ code, reference_rate: rate }) => [code, Number(rate)]),
);

const byCountry = new Map(readTable('country-currencies').map(({ country, currency }) => [country, currency]));

/** Returns the countries (ISO 3166-1 alpha-2) in which homes are priced in a currency. */
export function countriesOf(currency: string): string[] {
  return [...byCountry].flatMap(([country, local]) => (local === currency ? [country] : []));
}

/** The currency in which homes of a country are priced; undefined for an unknown country. */
export function currencyOf(country: string): string | undefined {
  return byCountry.get(country);
}
