import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { mayEditListing } from '../listings/policy.ts';
import { actorOf } from '../../actor-of.ts';
import { requirePlace, takesPlace } from '../subscriptions/listing-places.ts';
import { lockEntitlements } from '../subscriptions/read-timeline.ts';
import { restorableSince } from './restorable-since.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

/** Undoes a deletion. */
export async function restorePropertyById(ctx: RequestContext, input: { id: number }): Promise<void> {
  const actor = actorOf(ctx);
  const property = await ctx.db.property.findUnique({
    where: { id: input.id },
    select: { ownerId: true, status: true, importKey: true, deletedReason: true },
  });
  if (!property || !mayEditListing(actor, property)) throw new NotFound('This listing');
  if (property.deletedReason !== null && actor.role !== 'ADMIN') {
    throw new Conflict(
      'deleted_by_administrator',
      'Our team took this listing off the site. Write to us to have it back.',
    );
  }
  await ctx.db.$transaction(async (tx) => {
    const held = await holdAccounts(ctx, tx, property.ownerId);
    if (held.some(({ disabledAt }) => disabledAt)) {
      throw new Conflict('owner_disabled', 'The account of its owner is deleted or disabled.');
    }
    await lockEntitlements(tx, property.ownerId);
    const { count } = await tx.property.updateMany({
      where: { id: input.id, deletedReason: property.deletedReason, deletedAt: { gt: restorableSince(ctx.clock()) } },
      data: { deletedAt: null, deletedReason: null, version: { increment: 1 } },
    });
    if (count === 0) throw new NotFound('A listing deleted within the last hour');
    if (takesPlace(property)) await requirePlace(tx, property.ownerId, ctx.clock(), 1);
  });
}
