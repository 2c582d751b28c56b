import * as siteTexts from '@africanscity/messages/site';
import type { Transaction } from '@africanscity/db/client';
import type { Property } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';
import { readEntitlement } from './entitlements.ts';
import { lockEntitlements } from './timeline.ts';
import { lockRow } from '../../kernel/row-locks.sql.ts';

/** Chooses one's own listing for the ads of one's package, or removes it. Changes nothing when repeated. */
export async function saveAdvertisedListing(
  ctx: RequestContext,
  input: { propertyId: number; advertised: boolean },
): Promise<void> {
  const { userId } = actorOf(ctx);
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    const listing = await lockChosenListing(ctx, tx, input.propertyId);
    if ((listing.advertisedAt !== null) === input.advertised) return;
    if (input.advertised) {
      const { limits, package: bought } = await readEntitlement(tx, userId, now);
      const chosen = await tx.property.count({
        where: { ownerId: userId, deletedAt: null, advertisedAt: { not: null } },
      });
      if (limits.advertised !== null && chosen >= limits.advertised) {
        throw new Conflict(
          'advertised_limit',
          bought
            ? `The ads of the package ${bought.name} show ${limits.advertised} of your listings at a time. Take one off first, or choose a larger package under Pricing.`
            : 'Ads for listings come with a package. Choose one under Pricing.',
        );
      }
    }
    await tx.property.update({ where: { id: listing.id }, data: { advertisedAt: input.advertised ? now : null } });
  });
}

/** Features one's own listing in a place of one's package, or frees the place. Changes nothing when repeated. */
export async function saveFeaturedListing(
  ctx: RequestContext,
  input: { propertyId: number; featured: boolean },
): Promise<void> {
  const { userId } = actorOf(ctx);
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    const listing = await lockChosenListing(ctx, tx, input.propertyId);
    if ((listing.featuredChosenAt !== null) === input.featured) return;
    // A listing that an administrator featured keeps its date, and takes no place of the package.
    if (input.featured && listing.featuredUntil && listing.featuredUntil > now) {
      throw new Conflict(
        'featured_already',
        `The site features this listing until ${listing.featuredUntil.toISOString().slice(0, 10)}, without a place of yours.`,
      );
    }
    const where = { id: listing.id };
    if (!input.featured) {
      await tx.property.update({ where, data: { featuredChosenAt: null, featuredUntil: null } });
      return;
    }
    const { limits, until, package: bought } = await readEntitlement(tx, userId, now);
    const chosen = await tx.property.count({
      where: { ownerId: userId, deletedAt: null, featuredChosenAt: { not: null } },
    });
    if (limits.featured !== null && chosen >= limits.featured) {
      throw new Conflict(
        'featured_limit',
        bought
          ? `The package ${bought.name} features ${limits.featured} ${limits.featured === 1 ? 'listing' : 'listings'} at a time. Take one off first, or choose a larger package under Pricing.`
          : 'Featured listings come with a package. Choose one under Pricing.',
      );
    }
    if (listing.listedAs === null) {
      throw new Conflict('listing_hidden', 'A listing that is not on the site cannot be featured.');
    }
    await tx.property.update({ where, data: { featuredChosenAt: now, featuredUntil: until } });
  });
}

/** Returns a listing of the caller for a place of their package, and serialises their choices until the transaction ends. */
async function lockChosenListing(ctx: RequestContext, tx: Transaction, id: number): Promise<Property> {
  const { userId } = actorOf(ctx);
  await lockAccountsShared(ctx, tx);
  await lockEntitlements(tx, userId);
  // Administrators change the listing under the lock of its row.
  await lockRow(tx, 'properties', id);
  const listing = await tx.property.findUnique({ where: { id } });
  // Another user's listing gets the same response as a missing one.
  if (!listing || listing.deletedAt || listing.ownerId !== userId) throw new NotFound(siteTexts.listingNotFound());
  return listing;
}
