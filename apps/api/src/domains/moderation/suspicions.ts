import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { reviewPrices } from '../listings/price-reviews/price-reviews.ts';
import { findLookAlikeOwners } from './look-alikes.ts';
import { suspicionRules } from './suspicion-rules.ts';

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
  const taken = await tx.$queryRaw<{ id: number }[]>`
    DELETE FROM listing_checks WHERE property_id IN (
      SELECT property_id FROM listing_checks ORDER BY queued_at, property_id LIMIT ${batch} FOR UPDATE SKIP LOCKED
    ) RETURNING property_id AS id`;
  const ids = taken.map(({ id }) => id);
  if (!ids.length) return 0;
  for (const [rule, find] of Object.entries(suspicionRules)) await apply(tx, rule, find(ids), ids);
  await findLookAlikeOwners(tx, ids);
  await reviewPrices(ctx, tx, ids);
  return ids.length;
}

/** Stores findings of a rule, and deletes outdated ones. An administrator's decision holds until the evidence changes. */
async function apply(
  tx: Transaction,
  rule: string,
  found: ReturnType<(typeof suspicionRules)[keyof typeof suspicionRules]>,
  ids: number[],
): Promise<void> {
  await tx.$executeRaw`
    WITH found AS (${found}), dropped AS (
      DELETE FROM listing_suspicions s
      WHERE s.property_id = ANY (${ids}::int[]) AND s.rule = ${rule}::suspicion_rule AND s.handled_at IS NULL
        AND NOT EXISTS (SELECT FROM found WHERE found.property_id = s.property_id)
    )
    INSERT INTO listing_suspicions AS known (property_id, rule, detail, evidence)
    SELECT property_id, ${rule}::suspicion_rule, detail, evidence FROM found
    ON CONFLICT (property_id, rule) DO UPDATE
    SET detail = excluded.detail, evidence = excluded.evidence, handled_at = NULL, outcome = NULL,
      raised_at = CASE WHEN known.handled_at IS NULL THEN known.raised_at ELSE now() END
    WHERE known.handled_at IS NULL OR known.evidence <> excluded.evidence`;
}
