import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { readEntitlement } from './entitlement.ts';
import { lockChosenListing } from './lock-chosen-listing.ts';

/** Features one's own listing in a place of one's package, or gives the place back. Again changes nothing. */
export async function saveFeaturedListing(
  ctx: RequestContext,
  input: { propertyId: number; featured: boolean },
): Promise<void> {
  const { userId } = actorOf(ctx);
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    const listing = await lockChosenListing(ctx, tx, input.propertyId);
    if ((listing.featuredChosenAt !== null) === input.featured) return;
    // What an administrator featured keeps their date, and takes no place of the package.
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
