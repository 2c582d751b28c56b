import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import type { CardRow } from '../core/present-card.ts';
import { readCard } from './card.sql.ts';
import { findBest, isNoMatch } from './matches.sql.ts';
import { conditionsOf, type QueryInterpretation, withRate } from './filter-conditions.ts';
import { searchLimits } from './limits.ts';
import { placesMeant } from '../places/places.ts';
import { rankOf } from './rank.sql.ts';
import { relaxFurther, wholeQuery } from './relaxation/relax.ts';
import type { RelaxedQuery } from './relaxation/relaxation-steps.ts';
import { queryConditions } from './relaxation/query.sql.ts';

/** Below fewer cards than this, a page shows close matches. */
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
  const priced = await withRate(ctx, filter);
  const rest = parsed.intent.status ? { ...priced, propertyStatus: undefined } : priced;
  const meant = await placesMeant(ctx, rest);
  const besides = [...conditionsOf(rest, meant).map((condition) => condition.sql), isNoMatch(exact.query)];
  // The list shows all that match the whole text, or relaxed it because none does.
  const relaxed = await relaxFurther(ctx, parsed.intent, await wholeQuery(ctx, parsed.intent), besides);
  if (!relaxed.dropped.length) return null;
  const rows = await findBest(ctx.pool, {
    conditions: [...besides, ...queryConditions(relaxed.query)],
    rank: rankOf(relaxed.query, relaxed.closest),
    among: searchLimits.ranked,
    most: mostClose,
  });
  return rows.length ? { rows: rows.map(readCard), relaxed } : null;
}
