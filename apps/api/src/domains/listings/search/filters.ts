import {
  asksFor,
  type FilterName,
  type FilterValue,
  listingFilterNames,
} from '@africanscity/contracts/listings/filters';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { openStatuses } from '@africanscity/contracts/listings/values';
import type { Prisma, SavedSearch } from '@africanscity/db/generated/client';
import { inBounds, inCircle, kilometresTo } from './areas.ts';

/** Adds a value of a type of Postgres to a statement, and names its place there. */
export type Placeholder = (value: unknown, type: string) => string;

type NotOfTheFilter = 'id' | 'userId' | 'name' | 'frequency' | 'textQuery' | 'seenAt' | 'createdAt';
type Plain<Value> = Value extends Prisma.Decimal ? number : Value;

/** The filter of a saved search as its columns: null where it asks for nothing. */
export type FilterColumns = { [Name in Exclude<keyof SavedSearch, NotOfTheFilter>]: Plain<SavedSearch[Name]> };

/** What a filter is in SQL: on listings `p`, and on saved searches `s`. */
interface SqlFilter<Name extends FilterName> {
  /** Column of properties that it goes by. */
  column?: string;
  /** Results of all filters with this mark, together and alone, are counted ahead: `counted/` reads the counters. */
  counted?: true;
  /** What its facet counts listings by: `few` values in one pass with those of other facets, or any number of names. */
  facet?: { by: string; values: 'few' | 'names' };
  /** What a listing must meet; null where another filter or the words of a text say it. */
  condition(value: FilterValue<Name>, placeholder: Placeholder, filter: ListingFilter): string | null;
  /** What a listing must meet when the filter is absent. */
  absent?: string;
  /** The same kept by a saved search: in columns, as an address spells it, and what a listing must meet for it. */
  saved: {
    columns(value: FilterValue<Name> | undefined): Partial<FilterColumns>;
    text(search: SavedSearch): unknown;
    condition: string | null;
  };
}

/** Rooms, baths or cars beyond so many are not told apart. */
export const mostOfOne = 6;

/** Rows of `$1`: the edges of the price bands, in every statement that counts facets. */
export const bandEdges = '$1::numeric[]';

type OwnColumn = FilterName & keyof FilterColumns;

function ownColumn<Name extends OwnColumn>(name: Name) {
  return {
    columns: (value: FilterValue<Name> | undefined) => ({ [name]: value ?? null }) as Partial<FilterColumns>,
    text: (search: SavedSearch) => search[name],
  };
}

interface Compared<Name> {
  name: Name;
  column: string;
  operator: '=' | '>=' | '<=';
  type: 'text' | 'numeric' | 'int';
}

/** A filter that a column of the listing is compared with, in both directions. */
function compared<Name extends OwnColumn>({ name, column, operator, type }: Compared<Name>) {
  const kept = `s.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  return {
    column,
    condition: (value: FilterValue<Name>, placeholder: Placeholder) =>
      `p.${column} ${operator} ${placeholder(value, type)}`,
    saved: { ...ownColumn(name), condition: `(${kept} IS NULL OR p.${column} ${operator} ${kept})` },
  };
}

function atLeast<Name extends OwnColumn>(name: Name, column: string) {
  return {
    ...compared({ name, column, operator: '>=', type: 'int' }),
    facet: { by: `least(coalesce(p.${column}, 0), ${mostOfOne})`, values: 'few' as const },
  };
}

/** Names of statuses are words of our own: they need no place for a value. */
function listedAs(statuses: readonly string[]): string {
  return `p.listed_as IN ('${statuses.join(`', '`)}')`;
}

const ofTheCircle = { condition: () => null };

/** One row a filter; `listing-filter.ts` of the contracts says what its values are. */
export const filters = {
  propertyStatus: {
    column: 'listed_as',
    counted: true,
    facet: { by: 'p.listed_as::text', values: 'names' },
    condition: (status) => listedAs([status]),
    absent: listedAs(openStatuses),
    saved: {
      ...ownColumn('propertyStatus'),
      condition: `(p.listed_as = s.property_status OR (s.property_status IS NULL AND ${listedAs(openStatuses)}))`,
    },
  },
  propertyType: {
    ...compared({ name: 'propertyType', column: 'type', operator: '=', type: 'text' }),
    counted: true,
    facet: { by: 'p.type', values: 'names' },
    // As saved_searches_filter_idx has it.
    saved: { ...ownColumn('propertyType'), condition: `coalesce(s.property_type, '') = ANY (ARRAY['', p.type])` },
  },
  city: {
    ...compared({ name: 'city', column: 'city', operator: '=', type: 'text' }),
    counted: true,
    facet: { by: 'p.city', values: 'names' },
    saved: { ...ownColumn('city'), condition: `coalesce(s.city, '') = ANY (ARRAY['', p.city])` },
  },
  /** `text/` understands it, and says where its listings are read from. */
  text: {
    condition: () => null,
    saved: {
      columns: (text) => ({ text: text ?? '' }),
      text: ({ text }) => text || null,
      condition: `(s.text_query IS NULL OR p.words @@ to_tsquery('english', s.text_query))`,
    },
  },
  priceMin: {
    ...compared({ name: 'priceMin', column: 'price', operator: '>=', type: 'numeric' }),
    facet: { by: `width_bucket(p.price, ${bandEdges})`, values: 'few' },
  },
  priceMax: compared({ name: 'priceMax', column: 'price', operator: '<=', type: 'numeric' }),
  roomMin: atLeast('roomMin', 'num_room'),
  bathroomMin: atLeast('bathroomMin', 'num_bathroom'),
  garageMin: atLeast('garageMin', 'num_garage'),
  withPictures: {
    column: 'pictured',
    facet: { by: 'p.pictured', values: 'few' },
    condition: () => 'p.pictured',
    saved: {
      columns: (value) => ({ withPictures: value ?? false }),
      text: ({ withPictures }) => withPictures || null,
      condition: '(NOT s.with_pictures OR p.pictured)',
    },
  },
  latitude: { ...ofTheCircle, saved: { ...ownColumn('latitude'), condition: null } },
  longitude: { ...ofTheCircle, saved: { ...ownColumn('longitude'), condition: null } },
  radiusKm: {
    condition: (radiusKm, placeholder, { latitude, longitude }) =>
      latitude === undefined || longitude === undefined
        ? null
        : inCircle({ latitude, longitude, radiusKm }, placeholder),
    saved: {
      ...ownColumn('radiusKm'),
      condition: `(s.radius_km IS NULL OR ${kilometresTo('s.latitude', 's.longitude')} <= s.radius_km)`,
    },
  },
  bounds: {
    condition: (bounds, placeholder) => inBounds(bounds, placeholder),
    saved: {
      columns: (bounds) => ({
        south: bounds?.south ?? null,
        west: bounds?.west ?? null,
        north: bounds?.north ?? null,
        east: bounds?.east ?? null,
      }),
      text: ({ south, west, north, east }) => (south === null ? null : [south, west, north, east].join(',')),
      condition: `(s.south IS NULL OR p.latitude BETWEEN s.south AND s.north AND
        CASE WHEN s.west <= s.east THEN p.longitude BETWEEN s.west AND s.east
          ELSE p.longitude >= s.west OR p.longitude <= s.east END)`,
    },
  },
} satisfies { [Name in FilterName]: SqlFilter<Name> };

const rows: { [Name in FilterName]: SqlFilter<Name> } = filters;

/** The row of a filter, whichever it is. */
export function sqlOf<Name extends FilterName>(name: Name): SqlFilter<Name> {
  return rows[name];
}

/** The filters that leave something out. */
export function namesInForce(filter: ListingFilter): FilterName[] {
  return listingFilterNames.filter((name) => asksFor(name, filter[name]));
}

/** What a listing `p` must meet for a filter's value, or without it; null when anything goes. */
export function conditionOf<Name extends FilterName>(
  name: Name,
  filter: ListingFilter,
  placeholder: Placeholder,
): string | null {
  const row = sqlOf(name);
  const value = filter[name] as FilterValue<Name> | undefined;
  return value !== undefined && asksFor(name, value) ? row.condition(value, placeholder, filter) : (row.absent ?? null);
}

/** What a listing `p` must meet for a saved search `s` to mean it. */
export const savedCondition = listingFilterNames
  .map((name) => sqlOf(name).saved.condition)
  .filter((condition) => condition !== null)
  .join('\n        AND ');

export type CountedName = {
  [Name in FilterName]: (typeof filters)[Name] extends { counted: true } ? Name : never;
}[FilterName];

export const countedNames = listingFilterNames.filter((name): name is CountedName => sqlOf(name).counted === true);
