import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { explainHidden, hiddenBy } from '../listings/visibility.ts';
import { actOnListing } from './act-on-listing.ts';

/** Brings a listing back, whoever deleted it. After an hour its pictures are gone for good. */
export async function restoreListing(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await actOnListing(ctx, {
    action: 'restoreListing',
    ...input,
    decide(listing) {
      if (!listing.deletedAt) throw new Conflict('listing_not_deleted', 'This listing is not deleted.');
      if (listing.owner.disabledAt) {
        throw new Conflict(
          'owner_disabled',
          'The account of its owner is deleted or disabled, so it has nobody to answer for it.',
        );
      }
      const hiding = hiddenBy(listing);
      return {
        change: { deletedAt: null, deletedReason: null },
        details: { before: { deleted: true }, after: { deleted: false, hiddenBy: hiding } },
        happened: hiding.length ? 'is no longer deleted' : 'is back on the site',
        advice: `${hiding.length ? `It stays hidden for now, because ${explainHidden(hiding)}. ` : ''}Look whether its pictures are still there, and add them again if they are not.`,
      };
    },
  });
}
