import { buildingFields, outsideFields, roomFields } from './building-rows.ts';
import { landFields, securityFields, utilityFields } from './fact-rows.ts';
import { type Counted, type Field, type MinimumFilter, topKinds } from './field-row.ts';

/**
 * The facts of a listing beyond its place, price, size and texts: one row a field. Form, validation, answers, page, card,
 * comparison, print, import, export, filter, JSON-LD and API documentation iterate over these rows. `docs/adding-a-field.md`
 * lists the files that a new field needs.
 */

/** Counts that every client and file knows since the first version. */
const count = {
  type: 'integer',
  min: 0,
  max: 1000,
  stepper: true,
  zeroIsUnknown: true,
  appliesTo: topKinds,
  importColumn: 'required',
  absent: 'unknown',
  print: true,
  best: 'Most',
} as const;

/** The fields in the order in which people read them. */
export const listingFields = {
  numRoom: {
    ...count,
    label: 'Rooms',
    card: { one: '{} room', many: '{} rooms' },
    phrase: { one: '{} room', many: '{} rooms' },
    jsonLd: { property: 'numberOfRooms', additional: false },
    filter: {
      name: 'roomMin',
      group: 'rooms',
      title: 'Rooms',
      chip: '{}+ rooms',
      line: { one: '{}+ room', many: '{}+ rooms' },
      offered: 'each',
    },
  },
  numBathroom: {
    ...count,
    label: 'Bathrooms',
    card: { one: '{} bath', many: '{} baths' },
    phrase: { one: '{} bathroom', many: '{} bathrooms' },
    jsonLd: { property: 'numberOfBathroomsTotal', additional: false },
    filter: {
      name: 'bathroomMin',
      group: 'baths',
      title: 'Baths',
      chip: '{}+ baths',
      line: { one: '{}+ bath', many: '{}+ baths' },
      offered: 'each',
    },
  },
  numToilet: {
    ...count,
    label: 'Toilets',
    phrase: { one: '{} toilet', many: '{} toilets' },
    jsonLd: null,
  },
  numGarage: {
    ...count,
    label: 'Garages',
    phrase: { one: '{} garage', many: '{} garages' },
    jsonLd: null,
    filter: {
      name: 'garageMin',
      group: 'garage',
      title: 'Garage',
      chip: 'Garage for {}+',
      line: { one: '{}+ garage', many: '{}+ garages' },
      offered: 'each',
    },
  },
  ...utilityFields,
  ...landFields,
  ...securityFields,
  yearBuilt: {
    type: 'integer',
    group: 'building',
    min: 1800,
    max: () => new Date().getUTCFullYear() + 1,
    label: 'Year built',
    appliesTo: ['House', 'Apartment', 'Commercial'],
    importColumn: 'optional',
    absent: 'unchanged',
    print: true,
    best: 'Newest',
    jsonLd: { property: 'yearBuilt', additional: true },
    filter: {
      name: 'yearBuiltMin',
      group: 'yearBuilt',
      title: 'Year built',
      chip: 'Built in {} or later',
      offered: [1960, 1980, 2000, 2010, 2015, 2020],
    },
  },
  ...buildingFields,
  ...outsideFields,
  ...roomFields,
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
      : Row extends { options: infer Options }
        ? keyof Options & string
        : never;

export type FieldValue<Name extends FieldName> = ValueOf<Fields[Name]>;

/** What is known of a listing; null for what nobody said. */
export type FieldValues<Name extends FieldName = FieldName> = { [Each in Name]: FieldValue<Each> | null };

type NamesWith<Attribute> = { [Name in FieldName]: Fields[Name] extends Attribute ? Name : never }[FieldName];

/** Fields that cards show. */
export type CardFieldName = NamesWith<{ card: Counted }>;
/** Fields that the page of a listing shows with an icon. */
export type PhrasedFieldName = NamesWith<{ phrase: Counted }>;
type FilteredFieldName = NamesWith<{ filter: MinimumFilter }>;
export type FieldFilter = Fields[FilteredFieldName]['filter'];
export type MinimumFilterName = FieldFilter['name'];
export type RequiredColumn = NamesWith<{ importColumn: 'required' }>;
export type OptionalColumn = NamesWith<{ importColumn: 'optional' }>;

export const fieldNames = Object.keys(listingFields) as FieldName[];

/** The same in the order of answers and files: existing clients and files have garages first. */
export const wireFieldNames: FieldName[] = ['numGarage', ...fieldNames.filter((name) => name !== 'numGarage')];

export const cardFieldNames = fieldNames.filter((name): name is CardFieldName => 'card' in fieldOf(name));

/** Fields of answers that have more than a card, in the order of answers. */
export const furtherFieldNames = wireFieldNames.filter(
  (name): name is Exclude<FieldName, CardFieldName> => !('card' in fieldOf(name)),
);

/** The rows of fields that lists are filtered by, each with its name. */
export const filteredFields = fieldNames.flatMap((name) => {
  const field = fieldOf(name);
  return 'filter' in field && field.filter ? [{ ...field, filter: field.filter, name }] : [];
});

/** The row of a field, whichever it is. */
export function fieldOf(name: FieldName): Field {
  return listingFields[name];
}

/** Nothing known. */
export const unknownFields = Object.fromEntries(fieldNames.map((name) => [name, null])) as {
  [Name in FieldName]: null;
};
