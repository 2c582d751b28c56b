import * as texts from '@africanscity/messages/listings';
import { type Counted, type Field, type MinimumFilter, type NamesWith, topKinds } from './field-row.ts';

/**
 * Rows of the table of fields (`fields.ts`) that every list needs: those with a filter or a place on cards. They have a file of their
 * own, so that lists do not load the other rows.
 */

/** Counts that every client and file knows since the first version. */
export const count = {
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

export const listRows = {
  numRoom: {
    ...count,
    label: texts.rooms,
    card: texts.roomsCount,
    phrase: texts.roomsCount,
    jsonLd: { property: 'numberOfRooms', additional: false },
    filter: {
      name: 'roomMin',
      group: 'rooms',
      title: texts.rooms,
      chip: texts.roomsAtLeast,
      line: texts.roomsAtLeastCount,
      offered: 'each',
    },
  },
  numBathroom: {
    ...count,
    label: texts.bathrooms,
    card: texts.bathsCount,
    phrase: texts.bathroomsCount,
    jsonLd: { property: 'numberOfBathroomsTotal', additional: false },
    filter: {
      name: 'bathroomMin',
      group: 'baths',
      title: texts.baths,
      chip: texts.bathsAtLeast,
      line: texts.bathsAtLeastCount,
      offered: 'each',
    },
  },
  numGarage: {
    ...count,
    label: texts.garages,
    phrase: texts.garagesCount,
    jsonLd: null,
    filter: {
      name: 'garageMin',
      group: 'garage',
      title: texts.garage,
      chip: texts.garageAtLeast,
      line: texts.garagesAtLeastCount,
      offered: 'each',
    },
  },
  yearBuilt: {
    type: 'integer',
    group: 'building',
    min: 1800,
    max: () => new Date().getUTCFullYear() + 1,
    label: texts.yearBuilt,
    appliesTo: ['House', 'Apartment', 'Commercial'],
    importColumn: 'optional',
    absent: 'unchanged',
    print: true,
    best: 'Newest',
    jsonLd: { property: 'yearBuilt', additional: true },
    filter: {
      name: 'yearBuiltMin',
      group: 'yearBuilt',
      title: texts.yearBuilt,
      chip: texts.builtSince,
      offered: [1960, 1980, 2000, 2010, 2015, 2020],
    },
  },
} as const satisfies Record<string, Field>;

type Rows = typeof listRows;

/** Fields that cards show. */
export type CardFieldName = NamesWith<Rows, { card: Counted }>;
type FilteredFieldName = NamesWith<Rows, { filter: MinimumFilter }>;
export type FieldFilter = Rows[FilteredFieldName]['filter'];
export type MinimumFilterName = FieldFilter['name'];

const rows: [string, Field][] = Object.entries(listRows);

export const cardFieldNames = rows.flatMap(([name, row]) => ('card' in row ? [name as CardFieldName] : []));

/** The rows of fields that lists are filtered by, each with its name. */
export const filteredFields = rows.flatMap(([name, row]) =>
  'filter' in row && row.filter ? [{ ...row, filter: row.filter, name: name as FilteredFieldName }] : [],
);
