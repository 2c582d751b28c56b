import { propertyStatuses } from '@africanscity/contracts/listings/values';
import { PropertyStatus, type StatusLabels } from '@africanscity/contracts/listings/status';
import type { Database } from '@africanscity/db/client';
import { refuseInTransaction } from '@africanscity/db/one-connection';
import { z } from 'zod';
import type { AppContext } from '../context.ts';

export const statusLabelsSetting = 'lookups.statuses';

/** Cache time: every list has labels, and other copies of the server show a change after it. */
const cacheMs = 60_000;
const cache = new WeakMap<Database, { labels: Promise<StatusLabels>; since: number }>();

/** Returns the label of each status: the setting `lookups.statuses`, or the defaults. */
export function readStatusLabels(ctx: AppContext): Promise<StatusLabels> {
  // Validates the setting before it is cached, so that a fault appears at once.
  refuseInTransaction('readStatusLabels');
  const now = ctx.clock().getTime();
  const before = cache.get(ctx.db);
  if (before && Math.abs(now - before.since) < cacheMs) return before.labels;
  const labels = fetchLabels(ctx);
  cache.set(ctx.db, { labels, since: now });
  labels.catch(() => forgetStatusLabels(ctx));
  return labels;
}

/** Clears the cache after a change. */
export function forgetStatusLabels(ctx: AppContext): void {
  cache.delete(ctx.db);
}

async function fetchLabels(ctx: AppContext): Promise<StatusLabels> {
  const setting = await ctx.db.setting.findUnique({ where: { name: statusLabelsSetting } });
  if (!setting) return propertyStatuses;
  const value = z.partialRecord(PropertyStatus, z.string().min(1)).safeParse(setting.value);
  // A broken setting must not break every list.
  if (!value.success) ctx.log.warn({ setting: statusLabelsSetting }, 'a setting is not in the shape it must have');
  return { ...propertyStatuses, ...value.data };
}
