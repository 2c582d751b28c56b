import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import type { CardRow } from '../core/present-card.ts';
import { type CardCells, cardColumns, cardJoins, readCard } from './card-sql.ts';
import { conditionsOf, type QueryInterpretation } from './filter-conditions.ts';
import { searchLimits } from './limits.ts';
import { newestFirst } from './order-key.ts';
import { placesMeant } from '../places/places.ts';
import { rankSql } from './rank.ts';
import { relax } from './relaxation/relax.ts';
import type { RelaxedQuery } from './relaxation/relaxation-steps.ts';
import { queryConditions } from './relaxation/query-sql.ts';
import type { Placeholder } from '../core/sql-placeholder.ts';

/** Of fewer cards than this, those that come close stand beneath. */
export const fewExact = 10;
const mostClose = 10;

/** Close matches for a text that few listings match, and the relaxed query that finds them. */
interface CloseMatches {
  rows: CardRow[];
  relaxed: RelaxedQuery;
}

/**
 * Finds the best close matches by the relaxation steps, without the exact matches. Returns null where there are none, or where
 * the list itself is relaxed.
 */
export async function findCloseMatches(
  ctx: Pick<AppContext, 'pool' | 'memo'>,
  filter: ListingFilter,
  { parsed, relaxed: exact }: QueryInterpretation,
): Promise<CloseMatches | null> {
  if (exact.dropped.length) return null;
  const rest = parsed.intent.status ? { ...filter, propertyStatus: undefined } : filter;
  const meant = await placesMeant(ctx, rest);
  const besides = (placeholder: Placeholder) => [
    ...conditionsOf(rest, placeholder, meant).map(({ sql }) => sql),
    `NOT coalesce(${meets(exact, placeholder)}, false)`,
  ];
  const relaxed = await relax(ctx, parsed.intent, besides);
  if (!relaxed.dropped.length) return null;
  const rows = await readBest(ctx, relaxed, besides);
  return rows.length ? { rows, relaxed } : null;
}

/** SQL of whether a listing `p` matches a query. */
function meets({ query }: RelaxedQuery, placeholder: Placeholder): string {
  const asked = queryConditions(query, placeholder);
  return asked.length ? `(${asked.join(' AND ')})` : 'true';
}

async function readBest(
  ctx: Pick<AppContext, 'pool'>,
  { query, closest }: RelaxedQuery,
  besides: (placeholder: Placeholder) => string[],
): Promise<CardRow[]> {
  const values: unknown[] = [];
  const placeholder: Placeholder = (value, type) => `$${values.push(value)}::${type}`;
  const where = [...besides(placeholder), ...queryConditions(query, placeholder)].join(' AND ');
  const { rows } = await ctx.pool.query<CardCells>(
    `WITH best AS MATERIALIZED (
      SELECT p.id, ${rankSql(query, closest, placeholder)} AS rank
      FROM (SELECT p.* FROM properties p WHERE ${where} ${newestFirst} LIMIT ${searchLimits.ranked}) AS p
      ORDER BY rank DESC, p.id DESC LIMIT ${mostClose})
    SELECT ${cardColumns} FROM best JOIN properties p ON p.id = best.id ${cardJoins} ORDER BY best.rank DESC, best.id DESC`,
    values,
  );
  return rows.map(readCard);
}
