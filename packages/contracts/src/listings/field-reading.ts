import * as texts from '@africanscity/messages/listings';
import { costExamples, readCost, writeCost } from './cost-text.ts';
import type { CostUnit, Field } from './field-row.ts';
import { maxOf, type Value } from './field-text.ts';
import type { ValueOf } from './fields.ts';
import { readArea } from './sizes/area-text.ts';

/** Reads the values of fields as forms send them. */

/** The words with which clients that build forms by hand say that there is nothing. */
export const blankWords: ReadonlySet<string> = new Set(['', 'null', 'undefined', '[object Object]']);

/** Reads a value as forms send it; null when it is blank, and a reason for what is no value of the field. */
export function readFieldText<Row extends Field>(
  field: Row,
  text: string,
): { value: ValueOf<Row> | null } | { reason: string } {
  if (blankWords.has(text)) return { value: null };
  const value = valueOf(field, text);
  if (value !== undefined) return { value: value as ValueOf<Row> };
  return { reason: texts.fieldNeeds({ expected: expected(field) }) };
}

function valueOf(field: Field, text: string): Value {
  if (field.type === 'boolean') return text === 'true' || (text === 'false' ? false : undefined);
  if (field.type === 'enum') return Object.hasOwn(field.options, text) ? text : undefined;
  if (field.type === 'set') return membersOf(field, text.split(','));
  if (field.type === 'cost') return costOf(field.units, text);
  const isArea = field.type === 'number' && field.unitField !== undefined;
  if (isArea && !/^\d+(\.\d+)?$/.test(text)) return between(field, readArea(text)?.squareMeters);
  const sign = field.min < 0 ? '-?' : '';
  const decimals = field.type === 'number' ? `(\\.\\d{1,${field.decimals}})?` : '';
  const digits = String(maxOf(field)).length;
  if (!new RegExp(`^${sign}\\d{1,${digits}}${decimals}$`).test(text)) return undefined;
  return between(field, Number(text));
}

function between(field: Field & { min: number; max: number | (() => number) }, number?: number): number | undefined {
  return number !== undefined && number >= field.min && number <= maxOf(field) ? number : undefined;
}

function costOf(units: readonly CostUnit[], text: string): string | undefined {
  const cost = readCost(text);
  return cost && units.includes(cost.unit) ? writeCost(cost.unit, cost.number) : undefined;
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
  if (field.type === 'boolean') return texts.trueOrFalse();
  if (field.type === 'enum') return texts.oneOfValues({ values: Object.keys(field.options).join(', ') });
  if (field.type === 'set') {
    const values = Object.keys(field.options).join(', ');
    return field.none === undefined
      ? texts.anyOfValues({ values })
      : texts.anyOfValuesOrNone({ values, none: field.none });
  }
  if (field.type === 'cost')
    return field.units.map((unit) => costExamples[unit]()).reduce((one, other) => texts.eitherCost({ one, other }));
  const range = { min: String(field.min), max: String(maxOf(field)) };
  if (field.type === 'integer') return texts.wholeNumberWithin(range);
  const words = field.unitField === undefined ? texts.numberWithin : texts.areaWithin;
  return words({ ...range, decimals: String(field.decimals) });
}
