import type { ListingFilter } from '@africanscity/contracts/listing-filter';
import type { ListingCard } from '@africanscity/contracts/listings';
import type { RequestContext } from '../../context.ts';
import { presentCard } from '../listings/present-card.ts';
import { type CardCells, cardColumns, cardJoins, readCard } from '../listings/search/card-sql.ts';
import { type FilterSql, filterSql, filterValues } from '../listings/search/filter-sql.ts';
import { runSearch } from '../listings/search/run-search.ts';
import { rotate, slotAt } from './rotation.ts';

/** The featured listings of a filter whose turn it is. Costs by how many are featured, not by how many are listed. */
export async function getFeaturedProperties(ctx: RequestContext, filter: ListingFilter): Promise<ListingCard[]> {
  const now = ctx.clock();
  const values = filterValues(filter);
  const [counted] = await runSearch<{ count: number }>(
    ctx,
    `SELECT count(*)::int AS count FROM properties WHERE ${featuredSql(filterSql(filter, 2))}`,
    [now, ...values],
  );
  const turn = rotate(counted?.count ?? 0, slotAt(now));
  if (turn.length === 0) return [];
  const rows = await runSearch<CardCells & { place: number }>(ctx, cardsSql(filter), [now, turn, ...values]);
  return rows
    .sort((a, b) => turn.indexOf(a.place) - turn.indexOf(b.place))
    .map(({ place: _place, ...cells }) => presentCard(ctx.config, readCard(cells)));
}

function cardsSql(filter: ListingFilter): string {
  return `WITH numbered AS (
      SELECT id, (row_number() OVER (ORDER BY id) - 1)::int AS place
      FROM properties WHERE ${featuredSql(filterSql(filter, 3))}
    ), turn AS MATERIALIZED (SELECT * FROM numbered WHERE place = ANY($2::int[]))
    SELECT turn.place, ${cardColumns} FROM turn JOIN properties p ON p.id = turn.id ${cardJoins}`;
}

function featuredSql({ statuses, rest }: FilterSql): string {
  return `featured_until IS NOT NULL AND featured_until > $1::timestamptz AND listed_as IN (${statuses.join(', ')})${rest}`;
}
