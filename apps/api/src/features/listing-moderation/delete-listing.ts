import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { actOnListing, type ListingAct, type ModeratedListing } from './act-on-listing.ts';
import { settleCase } from './settle-case.ts';

/** Takes a listing off the site, so that only an administrator brings it back. Throws Conflict the second time. */
export async function deleteListing(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await actOnListing(ctx, {
    action: 'deleteListing',
    ...input,
    async decide(listing, tx) {
      await settleCase(tx, listing.id, 'UPHELD', ctx.clock());
      return deletion(listing, input.reason, ctx.clock());
    },
  });
}

export function deletion(listing: ModeratedListing, reason: string, now: Date): ListingAct {
  if (listing.deletedAt) throw new Conflict('listing_deleted', 'This listing is deleted already.');
  return {
    change: { deletedAt: now, deletedReason: reason },
    details: { before: { deleted: false }, after: { deleted: true } },
    happened: 'was taken off the site by our team',
    advice: 'You are welcome to list it again in a way that keeps to our terms.',
  };
}
