import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { actOnListing } from './act-on-listing.ts';

/** Shows a listing that an administrator hid. What its owner's package does not allow stays hidden by that. */
export async function showListing(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await actOnListing(ctx, {
    action: 'showListing',
    ...input,
    decide(listing) {
      if (listing.deletedAt) throw new Conflict('listing_deleted', 'This listing is deleted; restore it instead.');
      const byPackage = listing.overLimitAt !== null && listing.hiddenAt?.getTime() === listing.overLimitAt.getTime();
      if (!listing.hiddenAt || byPackage) {
        throw new Conflict(
          'listing_shown',
          byPackage ? "Its owner's package hides this listing, no administrator." : 'This listing is shown already.',
        );
      }
      return {
        change: { hiddenAt: listing.overLimitAt, hiddenReason: null },
        details: { before: { hidden: true }, after: { hidden: listing.overLimitAt !== null } },
        happened: 'is no longer hidden by our team',
        advice: 'You need not do anything.',
      };
    },
  });
}
