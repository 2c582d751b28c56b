import type { RequestContext } from '../../context.ts';

/** Remembers that a user was shown an owner's contacts; once a day, and never for the owner. */
export async function recordContactReveal(
  ctx: RequestContext,
  listing: { id: number; ownerId: number },
): Promise<void> {
  if (!ctx.actor || ctx.actor.userId === listing.ownerId) return;
  await ctx.db.listingContactReveal.createMany({
    data: [{ propertyId: listing.id, userId: ctx.actor.userId, day: new Date(ctx.clock().toISOString().slice(0, 10)) }],
    skipDuplicates: true,
  });
}
