import type { ListingFilter } from '@africanscity/contracts/listing-filter';
import type { ListingCard } from '@africanscity/contracts/listings';
import type { RequestContext } from '../../context.ts';
import { presentCard } from '../listings/present-card.ts';
import { readStatusLabels } from '../lookups/status-labels.ts';
import { type CardCells, cardColumns, cardJoins, readCard } from '../listings/search/card-sql.ts';
import { namedConditions } from '../listings/search/filter-conditions.ts';
import { rotate, slotAt } from './rotation.ts';

/** The featured listings of a filter whose turn it is. Costs by how many are featured, not by how many are listed. */
export async function getFeaturedProperties(ctx: RequestContext, filter: ListingFilter): Promise<ListingCard[]> {
  const now = ctx.clock();
  const { named, values, words } = await namedConditions(ctx, filter, 2);
  const where = [...named.map(({ sql }) => sql), ...(words === null ? [] : [words])].join(' AND ');
  // The offset keeps the planner from looking for words that most listings may have first.
  const featured = `FROM (
    SELECT * FROM properties WHERE featured_until IS NOT NULL AND featured_until > $1::timestamptz AND listed_as IS NOT NULL OFFSET 0
  ) AS p WHERE ${where}`;
  const counted = await ctx.pool.query<{ count: number }>(`SELECT count(*)::int AS count ${featured}`, [
    now,
    ...values,
  ]);
  const turn = rotate(counted.rows[0]?.count ?? 0, slotAt(now));
  if (turn.length === 0) return [];
  const { rows } = await ctx.pool.query<CardCells & { place: number }>(
    `WITH numbered AS (
      SELECT p.id, (row_number() OVER (ORDER BY p.id) - 1)::int AS place ${featured}
    ), turn AS MATERIALIZED (SELECT * FROM numbered WHERE place = ANY($${values.length + 2}::int[]))
    SELECT turn.place, ${cardColumns} FROM turn JOIN properties p ON p.id = turn.id ${cardJoins}`,
    [now, ...values, turn],
  );
  const labels = await readStatusLabels(ctx);
  return rows
    .sort((a, b) => turn.indexOf(a.place) - turn.indexOf(b.place))
    .map(({ place: _place, ...cells }) => presentCard(ctx.config, labels, readCard(cells)));
}
