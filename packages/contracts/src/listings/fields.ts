import * as texts from '@africanscity/messages/listings';
import { buildingFields, outsideFields, roomFields } from './building-rows.ts';
import { costFields } from './cost-rows.ts';
import { landFields, securityFields, utilityFields } from './fact-rows.ts';
import type { Counted, Field, NamesWith } from './field-row.ts';
import { type CardFieldName, cardFieldNames, count, listRows } from './list-rows.ts';

/**
 * The facts of a listing beyond its place, price, size and texts: one row a field. Form, validation, answers, page, card,
 * comparison, print, import, export, filter, JSON-LD and API documentation iterate over these rows. `docs/adding-a-field.md`
 * lists the files that a new field needs.
 */

/** The fields in the order in which people read them. */
export const listingFields = {
  numRoom: listRows.numRoom,
  numBathroom: listRows.numBathroom,
  numToilet: {
    ...count,
    label: texts.toilets,
    phrase: texts.toiletsCount,
    jsonLd: null,
  },
  numGarage: listRows.numGarage,
  ...utilityFields,
  ...landFields,
  ...securityFields,
  yearBuilt: listRows.yearBuilt,
  ...buildingFields,
  ...outsideFields,
  ...roomFields,
  ...costFields,
} as const satisfies Record<string, Field>;

export type Fields = typeof listingFields;
export type FieldName = keyof Fields;

/** A value of a field described by such a row. */
export type ValueOf<Row> = Row extends { type: 'integer' | 'number' }
  ? number
  : Row extends { type: 'boolean' }
    ? boolean
    : Row extends { type: 'set'; options: infer Options }
      ? (keyof Options & string)[]
      : Row extends { type: 'cost' }
        ? string
        : Row extends { options: infer Options }
          ? keyof Options & string
          : never;

export type FieldValue<Name extends FieldName> = ValueOf<Fields[Name]>;

/** What is known of a listing; null for what nobody said. */
export type FieldValues<Name extends FieldName = FieldName> = { [Each in Name]: FieldValue<Each> | null };

/** Fields of areas, which have a unit. */
export type NamesOfAreas = NamesWith<Fields, { unitField: string }>;
/** Fields that the page of a listing shows with an icon. */
export type PhrasedFieldName = NamesWith<Fields, { phrase: Counted }>;
export type RequiredColumn = NamesWith<Fields, { importColumn: 'required' }>;
export type OptionalColumn = NamesWith<Fields, { importColumn: 'optional' }>;

export const fieldNames = Object.keys(listingFields) as FieldName[];

/** The fields that people read; the unit of an area is a part of it. */
export const shownFieldNames = fieldNames.filter((name) => fieldOf(name).unitOf === undefined);

/** The same in the order of answers and files: existing clients and files have garages first. */
export const wireFieldNames: FieldName[] = ['numGarage', ...fieldNames.filter((name) => name !== 'numGarage')];

/** Fields of answers that have more than a card, in the order of answers. */
export const furtherFieldNames = wireFieldNames.filter(
  (name): name is Exclude<FieldName, CardFieldName> => !cardFieldNames.some((other) => other === name),
);

/** The row of a field, whichever it is. */
export function fieldOf(name: FieldName): Field {
  return listingFields[name];
}

/** Nothing known. */
export const unknownFields = Object.fromEntries(fieldNames.map((name) => [name, null])) as {
  [Name in FieldName]: null;
};
