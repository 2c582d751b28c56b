import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import type { RequestContext } from '../../../context.ts';
import { Conflict, NotFound } from '../../../errors.ts';
import { recordAct } from '../../../kernel/audit.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { lockAccountsShared } from '../../accounts/lock-accounts.ts';
import { sendWebhooksSoon } from '../../companies/webhooks/send-webhooks.ts';
import { notDeleted, restorableSince } from '../core/restorable.ts';
import { mayEditListing } from '../core/policy.ts';
import { findByReference, lockOwnListing, readOwnListing } from '../core/own-listing.ts';
import { consumeChange } from './changes-by-key.ts';

/** Takes a listing off the site. Its pictures are removed once it can no longer be brought back. */
export async function deletePropertyById(ctx: RequestContext, input: { id: number }): Promise<void> {
  const actor = actorOf(ctx);
  await consumeChange(ctx, 'deletePropertyById');
  const { ownerId } = await readOwnListing(ctx, actor, input.id);
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx, ownerId);
    await ctx.hooks.listingQuota.lockEntitlements(tx, ownerId);
    await lockOwnListing(tx, actor, input.id, undefined);
    const deletedBy = actor.key || actor.userId === ownerId ? 'owner' : 'team';
    await tx.property.update({
      where: { id: input.id },
      data: { deletedAt: ctx.clock(), deletedBy, version: { increment: 1 } },
    });
    await ctx.hooks.listingQuota.refillPlaces(tx, ownerId, ctx.clock());
    const details = { before: { deleted: false }, after: { deleted: true } };
    await recordAct(ctx, tx, { action: 'deletePropertyById', subject: `property ${input.id}`, ownerId, details });
    await sendWebhooksSoon(ctx, tx);
  });
}

/** Undoes a deletion. */
export async function restorePropertyById(ctx: RequestContext, input: { id: number }): Promise<void> {
  const actor = actorOf(ctx);
  const property = await ctx.db.property.findUnique({
    where: { id: input.id },
    select: { ownerId: true, agencyId: true, reference: true, status: true, importKey: true, deletedBy: true },
  });
  if (!property || !mayEditListing(actor, property)) throw new NotFound(siteTexts.listingNotFound());
  if (property.deletedBy === 'team' && actor.role !== 'ADMIN') {
    throw new Conflict('deleted_by_administrator', texts.ourTeamTookListing());
  }
  await ctx.db.$transaction(async (tx) => {
    const held = await lockAccountsShared(ctx, tx, property.ownerId);
    if (held.some(({ disabledAt }) => disabledAt)) {
      throw new Conflict('owner_disabled', texts.accountOwnerDeletedDisabled());
    }
    await ctx.hooks.listingQuota.lockEntitlements(tx, property.ownerId);
    const { reference } = property;
    if (reference && (await findByReference(tx, property.ownerId, reference))) {
      throw new Conflict('reference_taken', texts.anotherListingReferenceNow({ reference }));
    }
    const { count } = await tx.property.updateMany({
      where: { id: input.id, deletedBy: property.deletedBy, deletedAt: { gt: restorableSince(ctx.clock()) } },
      data: { ...notDeleted, version: { increment: 1 } },
    });
    if (count === 0) throw new NotFound(siteTexts.deletedListingNotFound());
    if (ctx.hooks.listingQuota.takesPlace(property))
      await ctx.hooks.listingQuota.requirePlace(tx, property.ownerId, ctx.clock(), 1);
  });
}
