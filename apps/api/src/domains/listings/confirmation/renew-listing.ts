import type { RequestContext } from '../../../context.ts';
import { recordAct } from '../../../kernel/audit.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { consume } from '../../../kernel/limits.ts';
import { lockAccountsShared } from '../../accounts/lock-accounts.ts';
import { lockOwnListing, readOwnListing } from '../core/own-listing.ts';
import { withPlace } from '../core/place-of-package.ts';
import { confirming } from '../core/confirming.ts';

/**
 * Confirms that a listing is still available. Throws NotFound for another user's, Conflict without a place in the package.
 */
export async function renewListing(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const actor = actorOf(ctx);
  await consume(ctx, 'changeOwnListing', actor.userId);
  const { ownerId } = await readOwnListing(ctx, actor, id);
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx, ownerId);
    await ctx.hooks.listingQuota.lockEntitlements(tx, ownerId);
    await lockOwnListing(tx, actor, id, undefined);
    const before = await tx.property.findUniqueOrThrow({ where: { id } });
    const data = confirming(ctx.clock());
    await withPlace(ctx, tx, { ownerId, before, after: { ...before, ...data } }, () =>
      tx.property.update({ where: { id }, data }),
    );
    const details = { before: { resting: before.pausedAt !== null }, after: { resting: false } };
    await recordAct(ctx, tx, { action: 'renewListing', subject: `property ${id}`, ownerId, details });
    await ctx.hooks.listingsArrived(ctx, tx);
  });
}
