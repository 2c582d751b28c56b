import type { FilterConditions, NamedCondition } from './filter-conditions.ts';
import { type OrderColumn, orderColumn, type SearchOrder } from './cursor.ts';
import { matchesSql, sample, tooMany } from './sample.ts';
import type { SampleLimits, SearchLimits } from './limits.ts';
import { listingOf } from './text-source.ts';

/** The listings that match, as named queries that end with `filtered`: ids, each with its `key` of the order. */
export interface Filtered {
  ctes: string;
  /** SQL of how many they are. */
  total: string;
  /** SQL of whether there are more. */
  hasMore: string;
  /** SQL of whether they are so many that each is shown by itself: not all of them are here. */
  each: string;
  /** How many of them pages have numbers for, of a list that does not tell all. */
  reachable: (found: number) => number;
}

/** How far into a list a page reaches. */
export interface Reach {
  order: SearchOrder;
  direction: 'ASC' | 'DESC';
  /** The comparison of key and id that begins the page beside a cursor; null where the list begins. */
  beside: string | null;
  /** Listings from there to the end of the page. */
  wanted: number;
}

/** Filters that an index of the order begins with. */
const inIndex: ReadonlySet<string> = new Set(['propertyType', 'city']);

/** Conditions that the index of an order begins with, and all others. */
export function byIndex(conditions: NamedCondition[], column: OrderColumn): { led: string[]; rest: string[] } {
  // The index by created_at begins with no filter.
  const isLed = ({ name }: NamedCondition) =>
    (column !== 'created_at' && inIndex.has(name)) || (column === 'price' && name.startsWith('price'));
  const { led = [], rest = [] } = Object.groupBy(conditions, (one) => (isLed(one) ? 'led' : 'rest'));
  return { led: led.map(({ sql }) => sql), rest: rest.map(({ sql }) => sql) };
}

/** Where fewer match than so many for each listing of a page, to look at all costs less than to walk to those. */
const gathered = 50;

/** SQL of one row: whether so many match that they are not counted one by one, and what of the sample says so. */
export function manySql(where: string, limits: SampleLimits): string {
  return `SELECT count(*) >= ${tooMany(limits)} AS many, count(*) AS found, max(draw) AS highest FROM (
    SELECT p.draw FROM ${sample} WHERE ${where} ORDER BY 1 LIMIT ${tooMany(limits)}) AS met`;
}

/**
 * The listings that match a filter without words: all of them, unless a sample says that they are too many to be counted. Then
 * the index of the order is followed until the page is full. Where that leads too far, as what matches lies at the other end,
 * all are gathered after all. For the best match come so many of the newest as words would find.
 */
export function walkedSql(
  { source, statuses, named, where }: Pick<FilterConditions, 'source' | 'statuses' | 'named' | 'where'>,
  { order, direction, beside, wanted }: Reach,
  limits: SearchLimits,
): Filtered {
  const column = orderColumn(order);
  const best = order === 'match';
  const reachable = best ? limits.shown : limits.numbered;
  const walked = best ? reachable : Math.min(wanted, reachable);
  const way = best ? 'DESC' : direction;
  const sorted = `ORDER BY p.${column} ${way}, p.id ${way}`;

  const [, ...conditions] = named;
  const { led, rest } = byIndex(conditions, column);
  if (beside && !best) led.push(`(p.${column}, p.id) ${beside}`);
  // Ids and keys alone, so that the index of the order has all that is asked of it, and is never sorted instead.
  const scans = statuses.map((status) => {
    const scanned = [`p.listed_as = '${status}'`, ...led].join(' AND ');
    return `(SELECT p.id, p.${column} AS key FROM properties p WHERE ${scanned} ${sorted})`;
  });
  const inOrder = `ORDER BY key ${way}, id ${way}`;
  return {
    ctes: `${source.ctes} told AS MATERIALIZED (
        SELECT many, many AND ${matchesSql('found', 'highest')} > ${gathered * walked} AS walks FROM (${manySql(where, limits)}) AS counted),
      looked AS (SELECT id, key FROM (${scans.join(' UNION ALL ')}) AS listed ${inOrder} LIMIT ${limits.walked + 20 * walked}),
      walked AS MATERIALIZED (
        SELECT looked.id, looked.key FROM looked CROSS JOIN ${listingOf('looked')}
        WHERE ${['(SELECT walks FROM told)', ...rest].join(' AND ')} LIMIT ${walked}),
      way AS MATERIALIZED (SELECT walks AND (SELECT count(*) FROM walked) = ${walked} AS walks FROM told),
      gathered AS MATERIALIZED (SELECT p.id, p.${column} AS key FROM ${source.from} WHERE NOT (SELECT walks FROM way) AND ${where}),
      filtered AS MATERIALIZED (
        ${best ? `(SELECT id, key FROM gathered ${inOrder} LIMIT CASE WHEN (SELECT many FROM told) THEN ${reachable} END)` : 'SELECT id, key FROM gathered'}
        UNION ALL SELECT id, key FROM walked WHERE (SELECT walks FROM way)),`,
    total: `CASE WHEN (SELECT many FROM told) THEN ${limits.counted} ELSE (SELECT count(*) FROM filtered) END`,
    hasMore: '(SELECT many FROM told)',
    each: '(SELECT many FROM told)',
    reachable: (found) => Math.min(found, reachable),
  };
}
