import type { Transaction } from '@africanscity/db/client';
import { type Entitlement, readEntitlement } from './entitlement.ts';

export interface AppliedEntitlements {
  entitlement: Entitlement;
  /** Listings that this made inactive, the oldest first. */
  madeInactive: { id: number; address: string }[];
}

/**
 * Makes listings follow what their owner has: the oldest that fit are active, the others wait hidden;
 * chosen listings are featured as far as there are places. Doing it again changes nothing. With
 * `restoreOnly`, listings come back and none goes: owners keep what a smaller free number would take.
 * Callers hold the owner's lock.
 */
export async function applyEntitlements(
  tx: Transaction,
  userId: number,
  now: Date,
  { restoreOnly = false } = {},
): Promise<AppliedEntitlements> {
  const entitlement = await readEntitlement(tx, userId, now);
  const madeInactive = await limitActive(tx, userId, entitlement.limits.active, now, restoreOnly);
  await limitFeatured(tx, userId, entitlement, now);
  return { entitlement, madeInactive };
}

async function limitActive(tx: Transaction, userId: number, allowed: number | null, now: Date, restoreOnly: boolean) {
  const changed = await tx.$queryRaw<{ id: number; address: string; left: boolean }[]>`
    WITH counted AS (
      -- What the team hid takes no place, but is beyond the limit when it would find none.
      SELECT id, over_limit_at IS NOT NULL AS inactive,
        status IN ('FOR_SALE', 'FOR_RENT', 'UNDER_OFFER')
          AND count(*) FILTER (WHERE hidden_by_team_at IS NULL) OVER (
            PARTITION BY status IN ('FOR_SALE', 'FOR_RENT', 'UNDER_OFFER') ORDER BY created_at, id)
            + CASE WHEN hidden_by_team_at IS NULL THEN 0 ELSE 1 END > ${allowed}::int AS beyond
      FROM properties
      WHERE owner_id = ${userId}::int AND import_key IS NULL AND deleted_at IS NULL
    )
    UPDATE properties p SET over_limit_at = CASE WHEN beyond THEN ${now}::timestamptz END
    FROM counted
    WHERE p.id = counted.id AND coalesce(beyond, false) <> inactive AND (inactive OR NOT ${restoreOnly}::boolean)
    RETURNING p.id, p.address,
      p.over_limit_at IS NOT NULL AND p.hidden_by_team_at IS NULL AND p.owner_disabled_at IS NULL AS left`;
  return changed
    .filter((listing) => listing.left)
    .sort((a, b) => a.id - b.id)
    .map(({ id, address }) => ({ id, address }));
}

async function limitFeatured(tx: Transaction, userId: number, { limits, until }: Entitlement, now: Date) {
  await tx.$executeRaw`
    WITH chosen AS (
      SELECT id, CASE WHEN coalesce(row_number() OVER (ORDER BY featured_chosen_at, id) <= ${limits.featured}::int, true)
        THEN ${until}::timestamptz END AS until
      FROM properties
      WHERE owner_id = ${userId}::int AND featured_chosen_at IS NOT NULL AND deleted_at IS NULL
    )
    UPDATE properties p SET featured_until = chosen.until
    FROM chosen
    -- Chosen still: an administrator may have featured it meanwhile, whose date counts.
    WHERE p.id = chosen.id AND p.featured_chosen_at IS NOT NULL AND p.featured_until IS DISTINCT FROM chosen.until
      AND (p.featured_until > ${now}::timestamptz OR chosen.until IS NOT NULL)`;
}
