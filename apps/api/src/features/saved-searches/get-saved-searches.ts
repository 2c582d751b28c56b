import type { SavedSearch } from '@africanscity/contracts/saved-searches';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { filterTexts } from './filter-columns.ts';

export async function getSavedSearches(ctx: RequestContext): Promise<SavedSearch[]> {
  const { userId } = actorOf(ctx);
  const [searches, fresh] = await Promise.all([
    ctx.db.savedSearch.findMany({ where: { userId }, orderBy: { id: 'desc' } }),
    countNewListings(ctx, userId),
  ]);
  return searches.map((search) => ({
    id: search.id,
    name: search.name,
    frequency: search.frequency,
    filter: filterTexts(search),
    newListings: fresh.get(search.id) ?? 0,
    createdAt: search.createdAt.toISOString(),
  }));
}

/** Matches since each search was last opened, but for those that are gone. */
async function countNewListings(ctx: RequestContext, userId: number): Promise<Map<number, number>> {
  const rows = await ctx.db.$queryRaw<{ id: number; count: number }[]>`
    SELECT s.id, count(*)::int AS count
    FROM saved_searches s
      JOIN saved_search_matches m ON m.saved_search_id = s.id AND m.matched_at > s.seen_at
      JOIN properties p ON p.id = m.property_id AND p.listed_as IS NOT NULL
    WHERE s.user_id = ${userId}
    GROUP BY s.id`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}
