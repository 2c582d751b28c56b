import { join } from 'node:path';
import { readTable } from './read-table.ts';

/** What a US dollar costs in each currency. */
export type Rates = ReadonlyMap<string, number>;

/** The rates that the imported listings were converted at. */
export const importedRates: Rates = new Map([
  ['USD', 1],
  ['NGN', 410],
  ['KES', 129],
]);

/** The rates that the written listings were converted at, of `rates.csv`. */
export function readRates(): Rates {
  const rows = readTable(join(import.meta.dirname, 'rates.csv'));
  return new Map([['USD', 1], ...rows.map(({ currency = '', rate }) => [currency, Number(rate)] as const)]);
}
