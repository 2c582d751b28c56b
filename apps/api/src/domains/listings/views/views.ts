import * as siteTexts from '@africanscity/messages/site';
import { createHmac, randomBytes } from 'node:crypto';
import type { AppContext, RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { networkOf } from '../../../network.ts';
import { countView, deleteVisitorsBefore, storeSalt } from './views.sql.ts';

/**
 * Counts a visitor of a listing once a day, however often they come. Its owner and members of the same company do not count.
 */
export async function recordPropertyView(ctx: RequestContext, input: { propertyId: number }): Promise<void> {
  const listing = await ctx.db.property.findFirst({
    where: { id: input.propertyId, listedAs: { not: null } },
    select: { id: true, ownerId: true, agencyId: true },
  });
  if (!listing) throw new NotFound(siteTexts.listingNotFound());
  if (await isOwn(ctx, listing)) return;
  const day = ctx.clock().toISOString().slice(0, 10);
  const visitor = visitorHash(await saltOf(ctx, day), ctx.address);
  await countView(ctx.db, { propertyId: listing.id, day, visitor });
}

async function isOwn(ctx: RequestContext, listing: { ownerId: number; agencyId: number | null }): Promise<boolean> {
  if (ctx.actor === null) return false;
  const { userId } = ctx.actor;
  if (userId === listing.ownerId) return true;
  if (listing.agencyId === null) return false;
  return (await ctx.db.agencyMember.count({ where: { agencyId: listing.agencyId, userId } })) > 0;
}

/** Returns the day's salt, created by the first copy of the server. */
export async function saltOf(ctx: RequestContext, day: string): Promise<Uint8Array> {
  const existing = await ctx.db.listingViewSalt.findUnique({ where: { day: new Date(day) } });
  if (existing) return existing.salt;
  await storeSalt(ctx.db, day, randomBytes(32));
  return (await ctx.db.listingViewSalt.findUniqueOrThrow({ where: { day: new Date(day) } })).salt;
}

/** Returns a visitor as 16 bytes that are meaningless without the day's salt. */
export function visitorHash(salt: Uint8Array, address: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', salt).update(networkOf(address)).digest().subarray(0, 16));
}

/** Records that a user saw an owner's contacts; once a day, and never for the owner. */
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

/** Deletes visitors before today, and the salts that would identify them. The counts stay. */
export async function forgetVisitors(ctx: AppContext): Promise<void> {
  const today = new Date(ctx.clock().toISOString().slice(0, 10));
  await ctx.db.listingViewSalt.deleteMany({ where: { day: { lt: today } } });
  await ctx.db.contactShareNetwork.deleteMany({ where: { day: { lt: today } } });
  await deleteVisitorsBefore(ctx.db, today);
}
