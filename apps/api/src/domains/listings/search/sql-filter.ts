import { columnOf } from '@africanscity/contracts/listings/field-row';
import type { FilterName, FilterValue } from '@africanscity/contracts/listings/filters';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { Placeholder } from '../core/sql-placeholder.ts';
import type { PlacesMeant } from '../places/places.ts';
import type { Prisma, SavedSearch } from '@africanscity/db/generated/client';

type NotOfTheFilter =
  | 'id'
  | 'userId'
  | 'name'
  | 'frequency'
  | 'placeIds'
  | 'textQuery'
  | 'wish'
  | 'seenAt'
  | 'createdAt';
type Plain<Value> = Value extends Prisma.Decimal ? number : Value;

/** The filter of a saved search as its columns: null where it asks for nothing. */
export type FilterColumns = { [Name in Exclude<keyof SavedSearch, NotOfTheFilter>]: Plain<SavedSearch[Name]> };

/** A facet of any number of names. With `within`, a tree with the path of each name, each name of a path is counted. */
interface NamesFacet {
  by: string;
  values: 'names';
  within?: string;
}

/** A facet of areas. */
interface PlacesFacet {
  by: string;
  values: 'places';
}

/** A facet of the members of arrays: each member is counted among the listings that meet the whole filter. */
interface AmenitiesFacet {
  by: string;
  values: 'amenities';
}

/** What a filter is in SQL: on listings `p`, and on saved searches `s`. */
export interface SqlFilter<Name extends FilterName> {
  /** Column of properties that it goes by. */
  column?: string;
  /** Its condition goes by columns of `listing_counts`. */
  counted?: true;
  /** The values that its facet counts: a `few` numbers from 0 to 7, bands of prices, names, areas of places, or amenities. */
  facet?: { by: string; values: 'few' | 'price' } | NamesFacet | PlacesFacet | AmenitiesFacet;
  /** What a listing must meet; null where another filter or the words of a text say it. */
  condition(
    value: FilterValue<Name>,
    placeholder: Placeholder,
    filter: ListingFilter,
    meant: PlacesMeant | null,
  ): string | null;
  /** The condition in its place where the filter's own facet is counted. */
  beside?: (placeholder: Placeholder, meant: PlacesMeant) => string;
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

/** The thresholds of the price bands, in every statement that counts facets. */
export const bandThresholds = '$1::numeric[]';

type OwnColumn = FilterName & keyof FilterColumns;

/** A filter that a saved search keeps in a column of its own. */
export function ownColumn<Name extends OwnColumn>(name: Name) {
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
export function compared<Name extends OwnColumn>({ name, column, operator, type }: Compared<Name>) {
  const kept = `s.${columnOf(name)}`;
  return {
    column,
    condition: (value: FilterValue<Name>, placeholder: Placeholder) =>
      `p.${column} ${operator} ${placeholder(value, type)}`,
    saved: { ...ownColumn(name), condition: `(${kept} IS NULL OR p.${column} ${operator} ${kept})` },
  };
}

/** A filter of whole numbers. */
export function atLeast<Name extends OwnColumn>(name: Name, column: string) {
  return {
    ...compared({ name, column, operator: '>=', type: 'int' }),
    facet: { by: `least(coalesce(p.${column}, 0), ${mostOfOne})`, values: 'few' as const },
  };
}

/** Names of statuses are words of our own: they need no place for a value. */
export function listedAs(statuses: readonly string[]): string {
  return `p.listed_as IN ('${statuses.join(`', '`)}')`;
}

export const ofTheCircle = { condition: () => null };
