import type { ListingFilter } from '@africanscity/contracts/listing-filter';

type CountedName = 'propertyStatus' | 'propertyType' | 'city';

/** A filter of which every result is counted ahead, whatever its values: one that asks for more does not compile. */
export type CountedFilter = Pick<ListingFilter, CountedName> & {
  [Name in Exclude<keyof ListingFilter, CountedName>]?: never;
};

/** A filter and nothing beside it: an input with a page number in it would pass for a filter that asks for more. */
type Only<Given> = Given & { [Name in Exclude<keyof Given, keyof ListingFilter>]: never };

/** The filter where it asks for nothing but what is counted ahead, else null. */
export function countedFilter<Given extends ListingFilter>(filter: Only<Given>): CountedFilter | null {
  const { propertyStatus, propertyType, city, ...others }: ListingFilter = filter;
  const asksForMore = Object.entries(others).some(
    // At least none is every listing; at most nothing is a price like any other.
    ([name, value]) => value !== undefined && value !== false && !(value === 0 && name !== 'priceMax'),
  );
  return asksForMore ? null : { propertyStatus, propertyType, city };
}

/** A counted filter as SQL. Placeholders are numbered from the given number on, in the order of `values`. */
export interface FilterSql {
  /** Statuses to look under, each one an expression: a list is read status by status and merged. */
  statuses: string[];
  /** Condition on columns of properties, or of what changed since the last fold, but for the status. */
  rest: string;
  /** Condition on columns of listing_counts, one row, and of the marks. */
  counted: string;
}

/** The values of a filter, in the order in which `filterSql` numbers their placeholders. */
export function filterValues(filter: CountedFilter): string[] {
  return [filter.propertyStatus, filter.propertyType, filter.city].filter((value) => value !== undefined);
}

/** Names the shape of a filter: those of one shape share their SQL. */
export function filterShape(filter: CountedFilter): string {
  return [filter.propertyStatus, filter.propertyType, filter.city]
    .map((value) => (value === undefined ? '-' : '+'))
    .join('');
}

export function filterSql(filter: CountedFilter, firstPlaceholder: number): FilterSql {
  let next = firstPlaceholder;
  const placeholder = (value: string | undefined) => (value === undefined ? undefined : `$${next++}::text`);
  const status = placeholder(filter.propertyStatus);
  const type = placeholder(filter.propertyType);
  const city = placeholder(filter.city);
  const level = (type ? 1 : 0) + (city ? 2 : 0);
  return {
    statuses: (status ? [status] : [`'FOR_SALE'`, `'FOR_RENT'`]).map((one) => `${one}::property_status`),
    rest: `${type ? ` AND type = ${type}` : ''}${city ? ` AND city = ${city}` : ''}`,
    counted: `scope = ${status ?? `'OPEN'`} AND level = ${level} AND type = ${type ?? `''`} AND city = ${city ?? `''`}`,
  };
}

/** How many listings match: an expression, an integer. */
export function totalSql({ counted }: FilterSql): string {
  return `coalesce((SELECT listings FROM listing_counts WHERE ${counted}), 0)`;
}
