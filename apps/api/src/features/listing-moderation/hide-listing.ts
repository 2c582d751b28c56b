import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { hiddenBy } from '../listings/visibility.ts';
import { actOnListing, type ListingAct, type ModeratedListing } from './act-on-listing.ts';
import { settleCase } from './settle-case.ts';

/** Hides a listing from all but its owner. Throws Conflict when the team hides it already or it is deleted. */
export async function hideListing(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await actOnListing(ctx, {
    action: 'hideListing',
    ...input,
    async decide(listing, tx) {
      await settleCase(tx, listing.id, 'UPHELD', ctx.clock());
      return hiding(listing, input.reason, ctx.clock());
    },
  });
}

export function hiding(listing: ModeratedListing, reason: string, now: Date): ListingAct {
  if (listing.deletedAt) throw new Conflict('listing_deleted', 'This listing is deleted.');
  if (listing.hiddenByTeamAt) throw new Conflict('listing_hidden', 'This listing is hidden already.');
  const others = hiddenBy(listing);
  return {
    change: { hiddenByTeamAt: now, hiddenReason: reason },
    details: { before: { hiddenBy: others }, after: { hiddenBy: ['team', ...others] } },
    happened: 'is hidden from the site by our team',
    advice: 'You can still see and change it. Mend what is wrong, then write to us to have it shown again.',
  };
}
