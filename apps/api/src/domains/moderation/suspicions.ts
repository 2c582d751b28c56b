import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { reviewPrices } from '../listings/price-reviews/price-reviews.ts';
import { findLookAlikeOwners } from './look-alikes.ts';
import { suspicionRules } from './suspicion-rules.sql.ts';
import { storeSuspicions, takeChecks } from './moderation.sql.ts';

const batch = 200;
/** Batches of one round: the rest waits for the next, so that a great import does not block the database. */
const mostBatches = 50;

/**
 * Applies the rules to listings that changed since their last check, and puts implausible prices under review. Returns how
 * many it checked.
 */
export async function findSuspicions(ctx: AppContext): Promise<number> {
  let checked = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const done = await ctx.db.$transaction((tx) => checkBatch(ctx, tx), { timeout: 60_000 });
    checked += done;
    if (done < batch) break;
  }
  return checked;
}

/** Listings are dequeued and checked in one transaction: a crash restores them. */
async function checkBatch(ctx: AppContext, tx: Transaction): Promise<number> {
  const taken = await takeChecks(tx, batch);
  const ids = taken.map(({ id }) => id);
  if (!ids.length) return 0;
  for (const [rule, find] of Object.entries(suspicionRules)) await storeSuspicions(tx, rule, find(ids), ids);
  await findLookAlikeOwners(tx, ids);
  await reviewPrices(ctx, tx, ids);
  return ids.length;
}
