import { Prisma } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import { savedCondition } from '../../listings/search/filters.ts';

/** Listings per statement: with tens of thousands of searches one takes well under a second. */
const batch = 50;

/**
 * Takes arrived listings and stores the saved searches that they match, in one statement: either both happen or neither. A
 * listing that matched before, such as one that was hidden for a while, is not stored again. Returns whether there was
 * anything to do.
 */
export async function matchArrivals(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<boolean> {
  const now = ctx.clock();
  const [row] = await ctx.db.$queryRaw<{ taken: number }[]>`
    WITH taken AS (
      DELETE FROM listing_arrivals
      WHERE id IN (SELECT id FROM listing_arrivals ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
      RETURNING property_id, listed_at
    ), arrived AS (
      SELECT property_id, max(listed_at) AS listed_at FROM taken GROUP BY property_id
    ), found AS (
      INSERT INTO saved_search_matches (saved_search_id, property_id, matched_at, settled_at)
      SELECT s.id, p.id, ${now}::timestamptz, CASE s.frequency WHEN 'never' THEN ${now}::timestamptz END
      FROM arrived a
        JOIN properties p ON p.id = a.property_id
        JOIN saved_searches s ON ${Prisma.raw(savedCondition)}
      WHERE s.created_at <= a.listed_at
        AND s.user_id IS DISTINCT FROM p.owner_id
      ORDER BY s.id, p.id
      ON CONFLICT DO NOTHING
    )
    SELECT count(*)::int AS taken FROM taken`;
  return row !== undefined && row.taken > 0;
}

/** Eight in the morning in Harare, the company's city, in UTC. */
const hour = 6;
const dayMs = 24 * 3_600_000;
const monday = 1;

/** Returns the last time that daily emails were due: earlier matches belong to them. */
export function lastDailyMoment(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour);
  return new Date(today <= now.getTime() ? today : today - dayMs);
}

/** Returns the last Monday on which weekly emails were due. */
export function lastWeeklyMoment(now: Date): Date {
  const day = lastDailyMoment(now);
  const daysSince = (day.getUTCDay() - monday + 7) % 7;
  return new Date(day.getTime() - daysSince * dayMs);
}
