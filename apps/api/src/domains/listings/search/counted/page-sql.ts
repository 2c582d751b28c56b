import { asksFor, type FilterName } from '@africanscity/contracts/listings/filters';
import type { ListingFilter, ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import { cardColumns, cardJoins } from '../card-sql.ts';
import { type OrderColumn, orderColumn } from '../cursor.ts';
import { type CountedName, countedNames } from '../filters.ts';
import { countCondition } from './count-condition.ts';

/** Order of a result, and which way to walk along it: backwards for the page before a cursor. */
export interface Walk {
  order: ListingOrder;
  backwards: boolean;
}

const texts = new Map<string, string>();

/** Changes that marks do not hold yet: those that totals do not either, and those that they do. */
const changes = ['listing_changes', 'listing_mark_changes'];

/**
 * A page from a place in the order, exclusive. Values: rows, rows to skip, the place's key and id,
 * then those of the filter.
 */
export function pageFromPlaceSql(filter: CountedFilter, walk: Walk): string {
  return remembered(`place ${filterShape(filter)} ${walk.order} ${walk.backwards}`, () => {
    const sql = filterSql(filter, 5);
    const { column, direction } = reading(walk);
    const type = column === 'price' ? 'numeric' : 'timestamptz';
    const place = `(${column}, id) ${direction === 'ASC' ? '>' : '<'} ($3::text::${type}, $4::int)`;
    return `WITH extent AS MATERIALIZED (
        SELECT ${totalSql(sql)} AS total
      ), ${found(sql, walk, place, '$2::bigint')}
      ${cards(walk)}`;
  });
}

/**
 * A page at any depth: starts at the nearest mark before it. Values: rows, rows before the page, then
 * those of the filter. Marks are as of their last fold; the changes since, a thousand or so at most, are added to what lies
 * before a mark, and a mark is chosen so early that they cannot put it behind the page.
 */
export function pageFromMarkSql(filter: CountedFilter, order: ListingOrder): string {
  return remembered(`mark ${filterShape(filter)} ${order}`, () => {
    const sql = filterSql(filter, 3);
    const walk = { order, backwards: false };
    const { column, direction } = reading(walk);
    const up = direction === 'ASC';
    return `WITH changes AS MATERIALIZED (
        ${changes.map((table) => `SELECT ${column} AS key, id, change FROM ${table} WHERE listed_as IN (${sql.statuses.join(', ')})${sql.rest}`).join(' UNION ALL ')}
      ), extent AS MATERIALIZED (
        SELECT ${totalSql(sql)} AS total,
          coalesce(sum(change) FILTER (WHERE change > 0), 0) AS added,
          coalesce(-sum(change) FILTER (WHERE change < 0), 0) AS removed
        FROM changes
      ), ranked AS (
        SELECT ${column} AS key, id, sum(listings) OVER (ORDER BY ${column}, id ROWS UNBOUNDED PRECEDING) - listings AS rank
        FROM listing_${column}_marks WHERE ${sql.counted}
      ), mark AS MATERIALIZED (
        SELECT key, id, rank FROM ranked, extent
        WHERE ${up ? 'rank <= $2::bigint - added' : 'rank >= total - $2::bigint + removed'}
        ORDER BY ${up ? 'rank DESC, key DESC, id DESC' : 'rank, key, id'} LIMIT 1
      ), start AS MATERIALIZED (
        SELECT key, id, ${up ? '$2::bigint - (rank + moved)' : 'rank + moved - (total - $2::bigint)'} AS skip
        FROM extent, mark, LATERAL (
          SELECT coalesce(sum(change), 0) AS moved FROM changes WHERE (changes.key, changes.id) < (mark.key, mark.id)) AS since
        UNION ALL
        SELECT '${up ? '-' : ''}infinity', 0, $2::bigint WHERE NOT EXISTS (SELECT FROM mark)
      ), ${found(sql, walk, `(${column}, id) ${up ? '>=' : '<'} ((SELECT key FROM start), (SELECT id FROM start))`, '(SELECT skip FROM start)')}
      ${cards(walk)}`;
  });
}

function remembered(name: string, write: () => string): string {
  const text = texts.get(name) ?? write();
  texts.set(name, text);
  return text;
}

function reading({ order, backwards }: Walk): { column: OrderColumn; direction: 'ASC' | 'DESC' } {
  return {
    column: orderColumn(order),
    direction: order.endsWith('ASC') === backwards ? 'DESC' : 'ASC',
  };
}

/** The ids of the page, from one index alone, or two of them merged. */
function found(sql: FilterSql, walk: Walk, place: string, skip: string): string {
  const { column, direction } = reading(walk);
  const order = `ORDER BY ${column} ${direction}, id ${direction}`;
  const scans = sql.statuses.map(
    (status) => `SELECT id, ${column} FROM properties WHERE listed_as = ${status}${sql.rest} AND ${place} ${order}`,
  );
  // The outer limit says nothing new, except to the planner: it takes an unknown limit for a tenth of the table.
  return `found AS MATERIALIZED (
        SELECT * FROM (
          SELECT id, ${column} AS key FROM (${scans.map((scan) => `(${scan})`).join(' UNION ALL ')}) AS listed
          ${order} OFFSET ${skip} LIMIT $1::int) AS page
        LIMIT 101
      )`;
}

/** The cards in the order walked, each with the total; a page without cards is one row that has only that. */
function cards(walk: Walk): string {
  const { direction } = reading(walk);
  return `SELECT extent.total::int AS total, ${cardColumns}
      FROM extent LEFT JOIN (found JOIN properties p ON p.id = found.id ${cardJoins}) ON true
      ORDER BY found.key ${direction}, found.id ${direction}`;
}

/** A filter of which every result is counted ahead, whatever its values: one that asks for more does not compile. */
export type CountedFilter = Pick<ListingFilter, CountedName> & {
  [Name in Exclude<keyof ListingFilter, CountedName>]?: never;
};

/** A filter and nothing beside it: an input with a page number in it would pass for a filter that asks for more. */
type Only<Given> = Given & { [Name in Exclude<keyof Given, keyof ListingFilter>]: never };

/** The filter where it asks for nothing but what is counted ahead, else null. */
export function countedFilter<Given extends ListingFilter>(filter: Only<Given>): CountedFilter | null {
  const asked: ListingFilter = filter;
  const counted: ReadonlySet<string> = new Set(countedNames);
  // All that is given, not the filters alone: what is no filter asks for something that is not counted either.
  const names = Object.keys(asked) as FilterName[];
  if (names.some((name) => !counted.has(name) && asksFor(name, asked[name]))) return null;
  const { propertyStatus, propertyType, city } = asked;
  return { propertyStatus, propertyType, city } satisfies Record<CountedName, unknown>;
}

/** A counted filter as SQL. Placeholders are numbered from the given number on, in the order of `values`. */
interface FilterSql {
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
  return {
    statuses: (status ? [status] : [`'FOR_SALE'`, `'FOR_RENT'`]).map((one) => `${one}::property_status`),
    rest: `${type ? ` AND type = ${type}` : ''}${city ? ` AND city = ${city}` : ''}`,
    counted: countCondition({ status, type, city }),
  };
}

/** How many listings match: an expression, an integer. */
export function totalSql({ counted }: Pick<FilterSql, 'counted'>): string {
  return `coalesce((SELECT listings FROM listing_counts WHERE ${counted}), 0)`;
}
