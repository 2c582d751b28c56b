import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { actorOf } from '../../actor-of.ts';
import { recordAct } from '../admin/record-act.ts';
import { refillPlaces } from '../subscriptions/listing-places.ts';
import { lockEntitlements } from '../subscriptions/read-timeline.ts';
import { lockOwnListing } from './lock-own-listing.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

/** Takes a listing off the site. Its pictures are removed once it can no longer be brought back. */
export async function deletePropertyById(ctx: RequestContext, input: { id: number }): Promise<void> {
  const actor = actorOf(ctx);
  await consume(ctx, 'deletePropertyById', actor.userId);
  const { ownerId } = await lockOwnListing(ctx.db, actor, input.id, undefined);
  await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx, ownerId);
    await lockEntitlements(tx, ownerId);
    await lockOwnListing(tx, actor, input.id, undefined);
    const deletedReason = actor.userId === ownerId ? null : '';
    await tx.property.update({
      where: { id: input.id },
      data: { deletedAt: ctx.clock(), deletedReason, version: { increment: 1 } },
    });
    await refillPlaces(tx, ownerId, ctx.clock());
    await recordAct(ctx, tx, { action: 'deletePropertyById', subject: `property ${input.id}`, ownerId });
  });
}
