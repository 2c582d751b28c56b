import type { ListingFilter } from '@africanscity/contracts/listing-filter';
import type { AppContext } from '../../../context.ts';
import type { CardRow } from '../present-card.ts';
import { type CardCells, cardColumns, cardJoins, readCard } from './card-sql.ts';
import type { Cursor, SearchOrder } from './cursor.ts';
import { filterConditions } from './filter-conditions.ts';

export interface NarrowedPage {
  /** With how well each matches the text, where that is the order. */
  rows: (CardRow & { rank?: number })[];
  /** How many listings match, on all pages. */
  total: number;
  /** Whether others lie beyond the page. */
  more: boolean;
}

/** Where a page begins: so many listings from the start, or beside a place. */
export type Start = { offset: number } | { beside: Cursor };

/**
 * A page of a filter that nothing is counted ahead for. All that match are looked at once, for the total and the
 * page: from an index alone unless there is a text. `match` needs a text; without one it is the newest first.
 */
export async function findNarrowedPage(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  order: SearchOrder,
  start: Start,
  size: number,
): Promise<NarrowedPage> {
  const { where, values, rank } = await filterConditions(ctx, filter);
  const backwards = 'beside' in start && start.beside.backwards;
  const direction = order.endsWith('ASC') === backwards ? 'DESC' : 'ASC';
  const { key, type } = keyOf(order, rank);
  const placeholder = (value: unknown) => `$${values.push(value)}::text`;
  const place =
    'beside' in start
      ? `WHERE (key, id) ${direction === 'ASC' ? '>' : '<'} (${placeholder(start.beside.key)}::${type}, ${placeholder(start.beside.id)}::int)`
      : '';
  const offset = 'offset' in start ? start.offset : 0;
  // Unnamed: filters have thousands of shapes, and a plan is made quicker than all that match are looked at.
  const { rows } = await ctx.pool.query<CardCells & { total: number; key: string }>(
    `WITH matching AS MATERIALIZED (SELECT p.id, ${key} AS key FROM properties p WHERE ${where}),
      found AS MATERIALIZED (
        SELECT id, key FROM matching ${place} ORDER BY key ${direction}, id ${direction}
        LIMIT ${placeholder(size + 1)}::int OFFSET ${placeholder(offset)}::bigint)
    SELECT (SELECT count(*) FROM matching)::int AS total, found.key::text AS key, ${cardColumns}
    FROM (SELECT) AS once LEFT JOIN (found JOIN properties p ON p.id = found.id ${cardJoins}) ON true
    ORDER BY found.key ${direction}, found.id ${direction}`,
    values,
  );
  const cards = rows
    .filter((row) => row.id !== null)
    .map(({ key: rowKey, ...row }) => ({ ...readCard(row), rank: Number(rowKey) }));
  const page = cards.slice(0, size);
  return { rows: backwards ? page.reverse() : page, total: rows[0]?.total ?? 0, more: cards.length > size };
}

function keyOf(order: SearchOrder, rank: string | null): { key: string; type: string } {
  if (order === 'match') return { key: rank ?? '0', type: 'int' };
  return order.startsWith('price') ? { key: 'p.price', type: 'numeric' } : { key: 'p.created_at', type: 'timestamptz' };
}
