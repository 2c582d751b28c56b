import type { AppContext } from '../../../context.ts';
import { takeArrivals } from './alerts.sql.ts';

/** Listings per statement: with tens of thousands of searches one takes well under a second. */
const batch = 50;

/**
 * Takes arrived listings and stores the saved searches that they match, in one statement: either both happen or neither. A
 * listing that matched before, such as one that was hidden for a while, is not stored again. Returns whether there was
 * anything to do.
 */
export async function matchArrivals(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<boolean> {
  const [row] = await takeArrivals(ctx.db, ctx.clock(), batch);
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
