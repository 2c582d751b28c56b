import { defaultStatusLabels } from '@africanscity/contracts/listings/values';
import { PropertyStatus, type StatusLabels } from '@africanscity/contracts/listings/status';
import type { Database } from '@africanscity/db/client';
import { inLanguage } from '@africanscity/messages/language';
import { offeredLanguages } from '@africanscity/messages/languages';
import { refuseInTransaction } from '@africanscity/db/one-connection';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readSetting } from './settings.ts';

export const statusLabelsSetting = 'lookups.statuses';

/** Labels that the company wrote itself. */
type OwnLabels = Partial<StatusLabels>;

/** Cache time: every list has labels, and other copies of the server show a change after it. */
const cacheMs = 60_000;
const cache = new WeakMap<Database, { labels: Promise<OwnLabels>; since: number }>();

/** Returns the label of each status: the company's, or the default in the language of the request. */
export async function readStatusLabels(ctx: AppContext): Promise<StatusLabels> {
  return { ...defaultStatusLabels(), ...(await readOwnLabels(ctx)) };
}

function readOwnLabels(ctx: AppContext): Promise<OwnLabels> {
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

/**
 * Reads the setting `lookups.statuses`. The form saves all labels, so a label that is the default of any language is none of
 * the company's.
 */
async function fetchLabels(ctx: AppContext): Promise<OwnLabels> {
  const stored = await readSetting(ctx, statusLabelsSetting, z.partialRecord(PropertyStatus, z.string().min(1)));
  const usual = offeredLanguages.map((language) => inLanguage(language, defaultStatusLabels));
  const labels = Object.entries(stored ?? {}) as [PropertyStatus, string][];
  return Object.fromEntries(labels.filter(([status, label]) => usual.every((defaults) => defaults[status] !== label)));
}
