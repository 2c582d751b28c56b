import { defaultListingOrder } from '@africanscity/contracts/listings/values';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import type { CardRow } from '../present-card.ts';
import { type CardCells, cardColumns, cardJoins, readCard } from './card-sql.ts';
import type { Cursor, SearchOrder } from './cursor.ts';
import { filterConditions } from './filter-conditions.ts';
import { listingOf, type TextLimits, textLimits } from './text/text-source.ts';

export interface NarrowedPage {
  /** With how well each matches the text, where that is the order. */
  rows: (CardRow & { rank?: number })[];
  /** How many listings match, on all pages. */
  total: number;
  /** Whether more match than `total` says: of words that very many listings have, not all are found. */
  moreThanTotal: boolean;
  /** Whether others lie beyond the page. */
  more: boolean;
}

/** Where a page begins: so many listings from the start, or beside a place. */
export type Start = { offset: number } | { beside: Cursor };

/**
 * A page of a filter that nothing is counted ahead for. All that match are looked at once, for the total and the
 * page: from an index alone unless there is a text, and up to `limits` when there is one. `match` needs a text; without
 * one it is the order of ids, the highest first.
 */
export async function findNarrowedPage(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  order: SearchOrder,
  start: Start,
  size: number,
  limits = textLimits,
): Promise<NarrowedPage> {
  const looked = order === 'match' ? defaultListingOrder : order;
  const { source, where, values, rank } = await filterConditions(ctx, filter, { order: looked, limits });
  const backwards = 'beside' in start && start.beside.backwards;
  const direction = order.endsWith('ASC') === backwards ? 'DESC' : 'ASC';
  const { key, type } = keyOf(order);
  const placeholder = (value: unknown) => `$${values.push(value)}::text`;
  const place =
    'beside' in start
      ? `WHERE (key, id) ${direction === 'ASC' ? '>' : '<'} (${placeholder(start.beside.key)}::${type}, ${placeholder(start.beside.id)}::int)`
      : '';
  const offset = 'offset' in start ? start.offset : 0;
  // Unnamed: filters have thousands of shapes, and a plan is made quicker than all that match are looked at.
  const { rows } = await ctx.pool.query<CardCells & { total: number; moreThanTotal: boolean; key: string }>(
    `WITH ${source.ctes}
      filtered AS MATERIALIZED (SELECT p.id, ${key} AS key FROM ${source.from} WHERE ${where}),
      ${order === 'match' ? matchingSql(rank, limits) : 'matching AS (SELECT * FROM filtered),'}
      found AS MATERIALIZED (
        SELECT id, key FROM matching ${place} ORDER BY key ${direction}, id ${direction}
        LIMIT ${placeholder(size + 1)}::int OFFSET ${placeholder(offset)}::bigint)
    SELECT (SELECT count(*) FROM filtered)::int AS total, ${source.hasMore} AS "moreThanTotal",
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
  return { rows: backwards ? page.reverse() : page, total, moreThanTotal, more: cards.length > size };
}

/** The rank of the newest is reckoned, the others have none: a rank takes longer than all else about a listing. */
function matchingSql(rank: string | null, { ranked }: TextLimits): string {
  if (rank === null) return 'matching AS (SELECT id, 0 AS key FROM filtered),';
  return `newest AS (SELECT id FROM filtered ORDER BY key DESC, id DESC LIMIT ${ranked}),
      ranked AS (SELECT newest.id, ${rank} AS key FROM newest CROSS JOIN ${listingOf('newest')}),
      matching AS MATERIALIZED (
        SELECT * FROM ranked
        UNION ALL (SELECT id, 0 FROM filtered ORDER BY key DESC, id DESC OFFSET ${ranked})),`;
}

function keyOf(order: SearchOrder): { key: string; type: string } {
  if (order.startsWith('price')) return { key: 'p.price', type: 'numeric' };
  return { key: 'p.created_at', type: order === 'match' ? 'int' : 'timestamptz' };
}
