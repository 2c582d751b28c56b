import type { ListingFilter } from '@africanscity/contracts/listing-filter';

/** A filter of which every result is counted ahead, whatever its values. */
export type CountedFilter = Pick<ListingFilter, 'propertyStatus' | 'propertyType' | 'city'>;

/** Whether a filter asks for nothing but what is counted ahead. */
export function isCounted(filter: ListingFilter): boolean {
  const { propertyStatus: _status, propertyType: _type, city: _city, ...others } = filter;
  return Object.values(others).every((value) => value === undefined || value === false || value === 0);
}

/** A counted filter as SQL. Placeholders are numbered from the given number on, in the order of `values`. */
export interface FilterSql {
  /** Statuses to look under, each one an expression: a list is read status by status and merged. */
  statuses: string[];
  /** Condition on columns of properties or listing_changes, but for the status. */
  rest: string;
  /** Condition on columns of the tables that count: one row, or the marks of one filter. */
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

/** Condition on columns of listing_changes. */
export function matchesChange({ statuses, rest }: FilterSql): string {
  return `listed_as IN (${statuses.join(', ')})${rest}`;
}
