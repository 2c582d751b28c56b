import type { Transaction } from '@africanscity/db/client';
import type { PropertyStatus } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';

interface Standing {
  status: PropertyStatus;
  importKey: string | null;
  /** A paused listing takes no place. */
  pausedAt: Date | null;
}

/**
 * Carries out a change of a listing. One that takes a place of its owner's package from then on needs a free one; one that
 * takes none any more leaves it to the next. The caller has locked the owner's entitlements. Throws Conflict `listing_limit`.
 */
export async function withPlace(
  ctx: RequestContext,
  tx: Transaction,
  { ownerId, before, after }: { ownerId: number; before: Standing; after: Standing },
  change: () => Promise<unknown>,
): Promise<void> {
  const { requirePlace, refillPlaces } = ctx.hooks.listingQuota;
  const takesPlace = (listing: Standing) => !listing.pausedAt && ctx.hooks.listingQuota.takesPlace(listing);
  if (!takesPlace(before) && takesPlace(after)) await requirePlace(tx, ownerId, ctx.clock());
  await change();
  if (takesPlace(before) && !takesPlace(after)) await refillPlaces(tx, ownerId, ctx.clock());
}
