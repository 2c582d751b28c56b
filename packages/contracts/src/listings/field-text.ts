import { formatNumber, withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { formatAmount } from '../currencies.ts';
import type { Field } from './field-row.ts';
import type { FieldValues } from './fields.ts';
import { formatAreaIn, isAreaUnit } from './sizes/area-units.ts';
import { isInHectares } from './wording.ts';
import { cardFieldNames, type CardFieldName, listRows } from './list-rows.ts';

/** Values of fields as people read them. `field-reading.ts` reads those of forms, which pages for visitors do not load. */

export type Value = number | string | boolean | readonly string[] | null | undefined;

/**
 * A value as people read it: '3', '1,200 m²', 'Borehole', 'No'. Null for an unknown one. `currency` is that of the listing, for costs
 * that are amounts: '₦200,000'. `unit` is that of an area: '2 acres (8,094 m²)'; without one,
 * large areas are in hectares: '1.2 ha (12,000 m²)'.
 */
export function formatField(field: Field, value: Value, currency = '', unit?: unknown): string | null {
  if (value === null || value === undefined || (value === 0 && 'zeroIsUnknown' in field)) return null;
  if (field.type === 'boolean') return value ? texts.yes() : texts.no();
  if (field.type === 'enum') return field.options[String(value)]?.() ?? null;
  if (field.type === 'set')
    return withCommas((value as string[]).map((name) => field.options[name]?.() ?? name)) || null;
  if (field.type === 'cost') return formatCost(String(value), currency);
  if (isAreaUnit(unit) && unit !== 'metres') return formatAreaIn(Number(value), unit);
  // As the size of a listing, so that the two can be compared.
  if ('unitField' in field && isInHectares(Number(value))) return formatAreaIn(Number(value), 'hectares');
  // Whole numbers without a unit may be years, which have no commas.
  const number =
    field.type === 'number' || field.unit ? formatNumber(Number(value), { maximumFractionDigits: 2 }) : String(value);
  return field.unit ? texts.withUnit({ value: number, unit: field.unit() }) : number;
}

/** A cost as people read it: '2 months', '10%', '₦200,000'; without a currency '200,000'. */
export function formatCost(text: string, currency = ''): string {
  if (text.includes('month')) return texts.monthsCount({ count: Number.parseFloat(text) });
  if (text.endsWith('%')) return text;
  return currency ? formatAmount(Number(text), currency) : formatNumber(Number(text));
}

/** The unit of an area of a listing; undefined for other fields. */
export function unitIn(field: Field, listing: object): unknown {
  return 'unitField' in field && field.unitField ? (listing as Record<string, unknown>)[field.unitField] : undefined;
}

/** The known fields of a card in its short form: ['3 rooms', '2 baths']. */
export function cardFacts(listing: Partial<FieldValues<CardFieldName>>): string[] {
  return cardFieldNames.flatMap((name) => {
    const row = listRows[name];
    const count = listing[name];
    return count ? [row.card({ count })] : [];
  });
}

/** The largest value that a field of numbers takes. */
export function maxOf({ max }: { max: number | (() => number) }): number {
  return typeof max === 'number' ? max : max();
}
