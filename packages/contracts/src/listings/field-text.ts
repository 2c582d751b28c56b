import type { Field } from './field-row.ts';
import type { FieldValues, ValueOf } from './fields.ts';
import { cardFieldNames, type CardFieldName, listRows } from './list-rows.ts';

/** Values of fields as texts: as people read them, and as forms send them. */

type Value = number | string | boolean | readonly string[] | null | undefined;

const measured = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A value as people read it: '3', '1,200 m²', 'Borehole', 'No'. Null for an unknown one. */
export function formatField(field: Field, value: Value): string | null {
  if (value === null || value === undefined || (value === 0 && 'zeroIsUnknown' in field)) return null;
  if (field.type === 'boolean') return value ? 'Yes' : 'No';
  if (field.type === 'enum') return field.options[String(value)] ?? null;
  if (field.type === 'set') return (value as string[]).map((name) => field.options[name] ?? name).join(', ') || null;
  // Whole numbers may be years, which have no commas.
  const number = field.type === 'number' ? measured.format(Number(value)) : String(value);
  return field.unit ? `${number} ${field.unit}` : number;
}

/** A phrase for a number, filled in: '1 room', '3 rooms'. */
export function counted({ one, many }: { one: string; many: string }, text: string): string {
  return fill(text === '1' ? one : many, text);
}

/** A phrase with a text in the place of `{}`. */
export function fill(phrase: string, text: string): string {
  return phrase.replace('{}', () => text);
}

/** The known fields of a card in its short form: ['3 rooms', '2 baths']. */
export function cardFacts(listing: Partial<FieldValues<CardFieldName>>): string[] {
  return cardFieldNames.flatMap((name) => {
    const row = listRows[name];
    const text = formatField(row, listing[name]);
    return text === null ? [] : [counted(row.card, text)];
  });
}

/** The words with which clients that build forms by hand say that there is nothing. */
export const blankWords: ReadonlySet<string> = new Set(['', 'null', 'undefined', '[object Object]']);

/** The largest value that a field of numbers takes. */
export function maxOf({ max }: { max: number | (() => number) }): number {
  return typeof max === 'number' ? max : max();
}

/** Reads a value as forms send it; null when it is blank, and a reason for what is no value of the field. */
export function readFieldText<Row extends Field>(
  field: Row,
  text: string,
): { value: ValueOf<Row> | null } | { reason: string } {
  if (blankWords.has(text)) return { value: null };
  const value = valueOf(field, text);
  if (value !== undefined) return { value: value as ValueOf<Row> };
  return { reason: `must be ${expected(field)}, or left empty when it is not known` };
}

function valueOf(field: Field, text: string): Value {
  if (field.type === 'boolean') return text === 'true' || (text === 'false' ? false : undefined);
  if (field.type === 'enum') return Object.hasOwn(field.options, text) ? text : undefined;
  if (field.type === 'set') return membersOf(field, text.split(','));
  const sign = field.min < 0 ? '-?' : '';
  const decimals = field.type === 'number' ? `(\\.\\d{1,${field.decimals}})?` : '';
  const digits = String(maxOf(field)).length;
  if (!new RegExp(`^${sign}\\d{1,${digits}}${decimals}$`).test(text)) return undefined;
  const number = Number(text);
  return number >= field.min && number <= maxOf(field) ? number : undefined;
}

/** The named options in the order of the row; undefined for an unknown name, and for a denial beside another option. */
function membersOf({ options, none }: Field & { type: 'set' }, given: string[]): string[] | undefined {
  const names = new Set(given.map((name) => name.trim()));
  const members = Object.keys(options).filter((name) => names.has(name));
  const isContradiction = none !== undefined && names.has(none) && names.size > 1;
  return members.length < names.size || isContradiction ? undefined : members;
}

/** A noun with the limits of a field, for messages: 'a whole number from 0 to 1000'. */
export function expected(field: Field): string {
  if (field.type === 'boolean') return 'true or false';
  if (field.type === 'enum') return `one of ${Object.keys(field.options).join(', ')}`;
  if (field.type === 'set')
    return `any of ${Object.keys(field.options).join(', ')}, with commas between them${aloneText(field)}`;
  const range = `from ${field.min} to ${maxOf(field)}`;
  return field.type === 'integer'
    ? `a whole number ${range}`
    : `a number ${range} with at most ${field.decimals} decimals`;
}

function aloneText({ none }: Field & { type: 'set' }): string {
  return none === undefined ? '' : ` (${none} only by itself)`;
}
