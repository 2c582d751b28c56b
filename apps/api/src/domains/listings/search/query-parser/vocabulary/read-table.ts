import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tables of the vocabulary with their columns. README.md says what each holds. */
export const tables = {
  'address-abbreviations': ['phrase', 'language', 'word'],
  conditions: ['phrase', 'language', 'amenity'],
  'context-words': ['phrase', 'language', 'role'],
  'country-currencies': ['country', 'currency'],
  'country-languages': ['country', 'language'],
  currencies: ['code', 'reference_rate'],
  'currency-names': ['phrase', 'language', 'currency', 'position', 'default'],
  'kind-modifiers': ['phrase', 'language', 'modifier'],
  'letter-sounds': ['letter', 'script', 'consonant', 'sound'],
  'negated-amenities': ['phrase', 'language', 'amenity'],
  numbers: ['phrase', 'language', 'value'],
  'one-room-kinds': ['kind', 'flat'],
  ordinals: ['phrase', 'language', 'value'],
  words: ['phrase', 'language', 'role'],
} as const;

export type Table = keyof typeof tables;
export type Row<Name extends Table> = Record<(typeof tables)[Name][number], string>;

/** The rows of a table, read from the file beside this one. Throws when the file is absent or is no CSV. */
export function readTable<Name extends Table>(name: Name): Row<Name>[] {
  return parse(readFileSync(join(import.meta.dirname, `${name}.csv`)), { columns: true });
}
