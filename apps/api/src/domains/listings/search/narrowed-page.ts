import { defaultListingOrder } from '@africanscity/contracts/listings/values';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import type { CardRow } from '../present-card.ts';
import { type CardCells, cardColumns, cardJoins, readCard } from './card-sql.ts';
import { type Cursor, orderColumn, type SearchOrder } from './cursor.ts';
import { type FilterConditions, filterConditions, type Understood } from './filter-conditions.ts';
import { type SearchLimits, searchLimits, type TextLimits } from './limits.ts';
import { listingOf } from './text-source.ts';
import { type Filtered, manySql, type Reach, walkedSql } from './walked-listings.ts';

export interface NarrowedPage {
  /**
   * With how well each matches the text, where that is the order, how many alike it stands for, and the first places of
   * its list where they are not simply the best.
   */
  rows: (CardRow & { rank?: number; alike?: number; lead?: number[] | undefined })[];
  /** How many listings match, on all pages. */
  total: number;
  /** Whether more match than `total` says: they are not all counted, or of words that very many have, not all found. */
  moreThanTotal: boolean;
  /** How many of them pages by number lead to. */
  reachable: number;
  /** Whether others lie beyond the page. */
  more: boolean;
  /** How the text was read; null without one. */
  understood: Understood | null;
}

/** Where a page begins: so many listings from the start, or beside a place. */
export type Start = { offset: number } | { beside: Cursor };

/**
 * A page of a filter that nothing is counted ahead for. Up to as many as `limits` have counted, all that match are looked at
 * once, for the total and the page: from an index alone unless there is a text. `match` needs a text; without one it is the
 * order of ids, the highest first.
 */
export async function findNarrowedPage(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  order: SearchOrder,
  start: Start,
  size: number,
  limits = searchLimits,
): Promise<NarrowedPage> {
  const looked = order === 'match' ? defaultListingOrder : order;
  const conditions = await filterConditions(ctx, filter, { order: looked, limits });
  const { values, rank, understood } = conditions;
  const backwards = 'beside' in start && start.beside.backwards;
  const direction = order.endsWith('ASC') === backwards ? 'DESC' : 'ASC';
  const { type } = keyOf(order);
  const placeholder = (value: unknown) => `$${values.push(value)}::text`;
  const beside =
    'beside' in start
      ? `${direction === 'ASC' ? '>' : '<'} (${placeholder(start.beside.key)}::${type}, ${placeholder(start.beside.id)}::int)`
      : null;
  const offset = 'offset' in start ? start.offset : 0;
  const filtered = filteredSql(conditions, { order, direction, beside, wanted: offset + size + 1 }, limits);
  // Pages by number end at the same place whether the list was walked or gathered.
  const numbered = 'offset' in start ? Math.max(0, filtered.reachable(Number.MAX_SAFE_INTEGER) - offset) : size + 1;
  const whole = `${placeholder(size + 1)}::int`;
  const limit =
    numbered > size ? whole : `CASE WHEN ${filtered.hasMore} THEN ${placeholder(numbered)}::int ELSE ${whole} END`;
  // Unnamed: filters have thousands of shapes, and a plan is made quicker than all that match are looked at.
  const { rows } = await ctx.pool.query<CardCells & { total: number; moreThanTotal: boolean; key: string }>(
    `WITH ${filtered.ctes}
      ${order === 'match' ? matchingSql(rank?.(values) ?? null, limits) : 'matching AS (SELECT * FROM filtered),'}
      found AS MATERIALIZED (
        SELECT id, key FROM matching ${beside ? `WHERE (key, id) ${beside}` : ''} ORDER BY key ${direction}, id ${direction}
        LIMIT ${limit} OFFSET ${placeholder(offset)}::bigint)
    SELECT (${filtered.total})::int AS total, ${filtered.hasMore} AS "moreThanTotal",
      found.key::text AS key, ${cardColumns}
    FROM (SELECT) AS once LEFT JOIN (found JOIN properties p ON p.id = found.id ${cardJoins}) ON true
    ORDER BY found.key ${direction}, found.id ${direction}`,
    values,
  );
  const cards = rows
    .filter((row) => row.id !== null)
    .map(({ key: rowKey, ...row }) => ({ ...readCard(row), rank: Number(rowKey) }));
  const page = cards.slice(0, size);
  const { total = 0, moreThanTotal = false } = rows[0] ?? {};
  const reachable = moreThanTotal ? filtered.reachable(total) : total;
  const more = cards.length > size;
  return { rows: backwards ? page.reverse() : page, total, moreThanTotal, reachable, more, understood };
}

/** Whether more listings match a filter without words than are counted one by one. */
export async function areMany(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  limits = searchLimits,
): Promise<boolean> {
  const { where, values } = await filterConditions(ctx, filter, { order: defaultListingOrder, limits });
  const { rows } = await ctx.pool.query<{ many: boolean }>(manySql(where, limits), values);
  return rows[0]?.many ?? false;
}

/** What matches, as `filtered`: as far as a page reaches, or all that words find. */
export function filteredSql(conditions: FilterConditions, reach: Reach, limits: SearchLimits): Filtered {
  const { source, where } = conditions;
  if (source.whole) return walkedSql(conditions, reach, limits);
  return {
    ctes: `${source.ctes}
      filtered AS MATERIALIZED (SELECT p.id, ${keyOf(reach.order).key} AS key FROM ${source.from} WHERE ${where}),`,
    total: source.total('(SELECT count(*) FROM filtered)'),
    hasMore: source.hasMore,
    each: 'false',
    reachable: (found) => (found === limits.counted ? limits.shown : found),
  };
}

/**
 * The rank of the newest is reckoned, the others have none: a rank takes longer than all else about a listing. With what else
 * of the listing `p` is wanted, as it is fetched for its rank.
 */
export function matchingSql(rank: string | null, { ranked }: TextLimits, carried: string[] = []): string {
  const listed = (which: string, key: string) =>
    `SELECT ${[`${which}.id`, `${key} AS key`, ...carried].join(', ')} FROM ${which} CROSS JOIN ${listingOf(which)}`;
  const unranked = (which: string) => (carried.length ? listed(which, '0') : `SELECT id, 0 AS key FROM ${which}`);
  if (rank === null) return `matching AS (${unranked('filtered')}),`;
  const inOrder = 'SELECT id FROM filtered ORDER BY key DESC, id DESC';
  return `newest AS (${inOrder} LIMIT ${ranked}),
      older AS (${inOrder} OFFSET ${ranked}),
      matching AS MATERIALIZED (${listed('newest', rank)} UNION ALL ${unranked('older')}),`;
}

export function keyOf(order: SearchOrder): { key: string; type: string } {
  const column = orderColumn(order);
  return { key: `p.${column}`, type: order === 'match' ? 'int' : column === 'price' ? 'numeric' : 'timestamptz' };
}
