import { propertyStatuses } from '@africanscity/contracts/listings/values';
import { PropertyStatus, type StatusLabels } from '@africanscity/contracts/listings/status';
import type { Database } from '@africanscity/db/client';
import { refuseInTransaction } from '@africanscity/db/one-connection';
import { z } from 'zod';
import type { AppContext } from '../context.ts';

export const statusLabelsSetting = 'lookups.statuses';

/** Every list carries labels: they are asked for once in this time, so other copies of the server show a change by then. */
const keptMs = 60_000;
const kept = new WeakMap<Database, { labels: Promise<StatusLabels>; since: number }>();

/** What people read for each status: the setting `lookups.statuses`, or the usual words. */
export function readStatusLabels(ctx: AppContext): Promise<StatusLabels> {
  // Most calls find them kept: the one that does not must not be the first to tell.
  refuseInTransaction('readStatusLabels');
  const now = ctx.clock().getTime();
  const before = kept.get(ctx.db);
  if (before && Math.abs(now - before.since) < keptMs) return before.labels;
  const labels = fetchLabels(ctx);
  kept.set(ctx.db, { labels, since: now });
  labels.catch(() => forgetStatusLabels(ctx));
  return labels;
}

/** After a change: the next who reads them asks the database. */
export function forgetStatusLabels(ctx: AppContext): void {
  kept.delete(ctx.db);
}

async function fetchLabels(ctx: AppContext): Promise<StatusLabels> {
  const setting = await ctx.db.setting.findUnique({ where: { name: statusLabelsSetting } });
  if (!setting) return propertyStatuses;
  const value = z.partialRecord(PropertyStatus, z.string().min(1)).safeParse(setting.value);
  // A setting that somebody broke by hand must not take every list with it.
  if (!value.success) ctx.log.warn({ setting: statusLabelsSetting }, 'a setting is not in the shape it must have');
  return { ...propertyStatuses, ...value.data };
}
