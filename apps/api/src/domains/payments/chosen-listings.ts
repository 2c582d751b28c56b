import * as texts from '@africanscity/messages/payments';
import * as siteTexts from '@africanscity/messages/site';
import type { Transaction } from '@africanscity/db/client';
import type { Property } from '@africanscity/db/generated/client';
import type { calls } from '@africanscity/contracts/payments/calls';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';
import { readEntitlement } from './entitlements.ts';
import { lockEntitlements } from './timeline.ts';
import { lockRow } from '../../kernel/row-locks.sql.ts';
import type { Verb } from '../../verb.ts';

/** Chooses one's own listing for the ads of one's package, or removes it. Changes nothing when repeated. */
export const saveAdvertisedListing: Verb<typeof calls.saveAdvertisedListing> = async (ctx, input) => {
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
            ? texts.packageShowsAds({ package: bought.name, count: limits.advertised })
            : texts.adsListingsComePackage(),
        );
      }
    }
    await tx.property.update({ where: { id: listing.id }, data: { advertisedAt: input.advertised ? now : null } });
  });
};

/** Features one's own listing in a place of one's package, or frees the place. Changes nothing when repeated. */
export const saveFeaturedListing: Verb<typeof calls.saveFeaturedListing> = async (ctx, input) => {
  const { userId } = actorOf(ctx);
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    const listing = await lockChosenListing(ctx, tx, input.propertyId);
    if ((listing.featuredChosenAt !== null) === input.featured) return;
    // A listing that an administrator featured keeps its date, and takes no place of the package.
    if (input.featured && listing.featuredUntil && listing.featuredUntil > now) {
      throw new Conflict(
        'featured_already',
        texts.siteFeaturesListingUntil({ day: listing.featuredUntil.toISOString().slice(0, 10) }),
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
          ? texts.packageFeatures({ package: bought.name, count: limits.featured })
          : texts.featuredListingsComePackage(),
      );
    }
    if (listing.listedAs === null) {
      throw new Conflict('listing_hidden', texts.listingNotSiteCannot());
    }
    await tx.property.update({ where, data: { featuredChosenAt: now, featuredUntil: until } });
  });
};

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
