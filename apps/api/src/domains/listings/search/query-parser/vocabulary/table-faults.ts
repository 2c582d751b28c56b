import { amenities } from '@africanscity/contracts/listings/amenities';
import { parse } from 'csv-parse/sync';
import { normalize } from '../../../core/normalize.ts';
import { wordLanguages } from '../lexicon.ts';
import { readTable, type Table, tables } from './read-table.ts';
import roles from './roles.json' with { type: 'json' };

/** A rule for a cell: returns the fix for a cell that breaks it. */
type Rule = (cell: string) => string | undefined;

const oneOf =
  (values: readonly string[]): Rule =>
  (cell) =>
    values.includes(cell) ? undefined : `must be one of: ${values.join(', ')}`;
const matching =
  (pattern: RegExp, fix: string): Rule =>
  (cell) =>
    pattern.test(cell) ? undefined : fix;

const positive: Rule = (cell) => (Number(cell) > 0 && cell.trim() === cell ? undefined : 'must be a number above 0');
const normalized: Rule = (cell) => {
  const written = normalize(cell).trim().replace(/\s+/g, ' ');
  return cell && cell === written ? undefined : `is not normalized: write "${written}"`;
};
const currency: Rule = (cell) => oneOf(readTable('currencies').map(({ code }) => code))(cell);

const columnRules = new Map<string, Rule>(
  Object.entries({
    amenity: oneOf(amenities),
    phrase: normalized,
    word: normalized,
    modifier: normalized,
    letter: matching(/^\p{L}$/u, 'must be one letter'),
    language: oneOf(wordLanguages),
    value: positive,
    reference_rate: positive,
    currency,
    code: matching(/^[A-Z]{3}$/, 'must be a code of ISO 4217, such as NGN'),
    country: matching(/^[A-Z]{2}$/, 'must be a code of ISO 3166-1, such as NG'),
    position: oneOf(['before', 'after', 'either']),
    default: oneOf(['default', '']),
    kind: matching(/^\p{Lu}/u, 'must be the name of a kind, which begins with a capital'),
    flat: oneOf(['flat', '']),
    script: oneOf(['Arabic', 'Latin']),
    consonant: matching(/^[a-z]?$/, 'must be one letter from a to z, or empty for a vowel'),
    sound: matching(/^[a-z]$/, 'must be one letter from a to z'),
  }),
);

/** The columns that order the rows of a table, the first counts most. Rows that are equal in all of them are the same. */
const order: Record<Table, readonly string[]> = {
  'address-abbreviations': ['word', 'language', 'phrase'],
  conditions: ['amenity', 'language', 'phrase'],
  'context-words': ['role', 'language', 'phrase'],
  'country-currencies': ['country'],
  'country-languages': ['country'],
  currencies: ['code'],
  'currency-names': ['currency', 'language', 'phrase'],
  'kind-modifiers': ['modifier', 'language', 'phrase'],
  'letter-sounds': ['script', 'letter'],
  'negated-amenities': ['amenity', 'language', 'phrase'],
  numbers: ['value', 'language', 'phrase'],
  'one-room-kinds': ['kind'],
  ordinals: ['value', 'language', 'phrase'],
  words: ['role', 'language', 'phrase'],
};

/** Tables in which a phrase has one meaning. */
const meaningOf: Partial<Record<Table, string>> = { numbers: 'value', ordinals: 'value' };

/** Returns the faults of the text of a table, each with its file, line and fix. */
export function faultsOf(name: Table, text: string): string[] {
  const [head = [], ...rows] = parse(text, { relax_column_count: true }) as string[][];
  const columns: readonly string[] = tables[name];
  const fault = (line: number, what: string) => `${name}.csv:${line}: ${what}`;
  if (head.join() !== columns.join()) return [fault(1, `the columns must be ${columns.join(',')}`)];
  const rules = oneOf(Object.keys(name === 'context-words' ? roles.context : roles.words));
  const meanings = new Map<string, string>();
  let before: string[] | undefined;
  const faults = rows.flatMap((cells, at) => {
    const line = at + 2;
    if (cells.length !== columns.length)
      return fault(line, `has ${cells.length} cells: write ${columns.length}, ${columns.join(',')}`);
    const cellOf = (column: string) => cells[columns.indexOf(column)] ?? '';
    const faults = columns.flatMap((column) => {
      const fix = (column === 'role' ? rules : columnRules.get(column)!)(cellOf(column));
      return fix ? fault(line, `${column} "${cellOf(column)}" ${fix}`) : [];
    });
    const meaning = meaningOf[name];
    const known = meaning && meanings.get(cellOf('phrase'));
    if (meaning && known !== undefined && known !== cellOf(meaning))
      faults.push(fault(line, `"${cellOf('phrase')}" has the ${meaning} ${known} already: remove one of the two`));
    if (meaning) meanings.set(cellOf('phrase'), cellOf(meaning));
    const key = order[name].map(cellOf);
    const comparison = before ? compare(before, key) : -1;
    if (comparison === 0) faults.push(fault(line, 'is the same as the line before: remove it'));
    if (comparison > 0) faults.push(fault(line, `is out of order: sort the lines by ${order[name].join(', ')}`));
    before = key;
    return faults;
  });
  return name === 'currency-names' ? [...faults, ...defaultFaults(rows, fault)] : faults;
}

/** A name of several currencies has one default, where no place says which is meant. */
function defaultFaults(rows: string[][], fault: (line: number, what: string) => string): string[] {
  const names = Map.groupBy(rows.keys(), (at) => rows[at]![0]!);
  return [...names].flatMap(([phrase, [...lines]]) => {
    const defaults = lines.filter((at) => rows[at]![4] === 'default').length;
    if (defaults === 1) return [];
    return fault(lines.at(-1)! + 2, `"${phrase}" has ${defaults} defaults: write "default" in one of its lines`);
  });
}

/** Compares numbers by value and texts by code units, cell by cell. */
function compare(one: string[], other: string[]): number {
  for (const [at, cell] of one.entries()) {
    const next = other[at]!;
    if (cell === next) continue;
    const numbers = Number(cell) - Number(next);
    return Number.isNaN(numbers) ? (cell < next ? -1 : 1) : numbers;
  }
  return 0;
}
