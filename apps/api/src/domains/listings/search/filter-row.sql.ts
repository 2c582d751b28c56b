import { columnOf } from '@africanscity/contracts/listings/field-row';
import type { FilterName, FilterValue } from '@africanscity/contracts/listings/filters';
import { filteredFields, type MinimumFilterName } from '@africanscity/contracts/listings/list-rows';
import {
  type NumberFilterName,
  numberFilterNames,
  numberFilters,
  numberLimits,
} from '@africanscity/contracts/listings/number-filters';
import type { PricedFilter } from './prices.sql.ts';
import type { PlacesMeant } from '../places/places.ts';
import type { Prisma, SavedSearch } from '@africanscity/db/generated/client';
import { type Fragment, join, literal, name as sqlName, sql, word } from '../../../kernel/sql.ts';

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
  by: Fragment;
  values: 'names';
  within?: string;
}

/** A facet of areas. */
interface PlacesFacet {
  by: Fragment;
  values: 'places';
}

/** A facet of the members of arrays: each member is counted among the listings that meet the whole filter. */
interface AmenitiesFacet {
  by: Fragment;
  values: 'amenities';
}

/** A filter in SQL: on listings `p`, and on saved searches `s`. */
export interface SqlFilter<Name extends FilterName> {
  /** Column of properties that it goes by. */
  column?: string;
  /** Its condition goes by columns of `listing_counts`. */
  counted?: true;
  /** The values that its facet counts: a `few` numbers from 0 to 7, bands of prices, names, areas of places, or amenities. */
  facet?: { by: Fragment; values: 'few' | 'price' } | NamesFacet | PlacesFacet | AmenitiesFacet;
  /** The condition on a listing; null where another filter or the words of a text have it. */
  condition(value: FilterValue<Name>, filter: PricedFilter, meant: PlacesMeant | null): Fragment | null;
  /** The condition in its place where the filter's own facet is counted. */
  beside?: (meant: PlacesMeant) => Fragment;
  /** The condition on a listing when the filter is absent. */
  absent?: Fragment;
  /** The filter of a saved search: its columns, its text in an address, and the condition on a listing. */
  saved: {
    columns(value: FilterValue<Name> | undefined): Partial<FilterColumns>;
    text(search: SavedSearch): unknown;
    condition: Fragment | null;
  };
}

/** Numbers of rooms, baths or cars from this one on are counted as one. */
export const mostOfOne = 6;

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

const operators = { '=': sql`=`, '>=': sql`>=`, '<=': sql`<=` };
const types = { text: sql`text`, numeric: sql`numeric`, int: sql`int` };

/** A filter that a column of the listing is compared with, in both directions. */
export function compared<Name extends OwnColumn>({ name, column, operator, type }: Compared<Name>) {
  const listed = sql`${sqlName(`p.${column}`)} ${operators[operator]}`;
  const kept = sqlName(`s.${columnOf(name)}`);
  return {
    column,
    condition: (value: FilterValue<Name>) => sql`${listed} ${value as string | number}::${types[type]}`,
    saved: { ...ownColumn(name), condition: sql`(${kept} IS NULL OR ${listed} ${kept})` },
  };
}

/** A filter of whole numbers. */
export function atLeast<Name extends OwnColumn>(name: Name, column: string) {
  return {
    ...compared({ name, column, operator: '>=', type: 'int' }),
    facet: { by: sql`least(coalesce(${sqlName(`p.${column}`)}, 0), ${literal(mostOfOne)})`, values: 'few' as const },
  };
}

/** SQL of whether the listing `p` has one of some statuses: literals, so that partial indexes apply. */
export function listedAs(statuses: readonly string[]): Fragment {
  return sql`p.listed_as IN (${join(
    statuses.map((status) => word(status)),
    ', ',
  )})`;
}

export const ofTheCircle = { condition: () => null };

/** The filters of fields. One without a column of saved searches does not compile. */
export function minimumFilters() {
  const entries = filteredFields.map(({ name, type, filter }) => {
    const own = filter.name as MinimumFilterName;
    const column = columnOf(name);
    if (filter.offered === 'each') return [own, atLeast(own, column)];
    return [own, compared({ name: own, column, operator: '>=', type: type === 'integer' ? 'int' : 'numeric' })];
  });
  return Object.fromEntries(entries) as { [Name in MinimumFilterName]: SqlFilter<Name> };
}

/** The filters of facts that are numbers. Comparisons with an unknown fact are null, so that it matches none. */
export function numberRows() {
  const entries = numberFilterNames.map((name) => {
    const { group, isMax } = numberFilters[name];
    const type = Number.isInteger(numberLimits[name][0]) ? 'int' : 'numeric';
    return [name, compared({ name, column: columnOf(group), operator: isMax ? '<=' : '>=', type })];
  });
  return Object.fromEntries(entries) as { [Name in NumberFilterName]: SqlFilter<Name> };
}
