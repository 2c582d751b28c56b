import type { HiddenBy } from '@africanscity/contracts/listing-moderation';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { explainHidden, hiddenBy } from '../listings/visibility.ts';
import { actOnListing } from './act-on-listing.ts';

/**
 * Lifts the team's hiding of a listing, and no other reason. Returns what keeps it hidden. Throws Conflict, which
 * names what hides it, when the team does not.
 */
export async function showListing(
  ctx: RequestContext,
  input: { id: number; reason: string },
): Promise<{ hiddenBy: HiddenBy[] }> {
  const shown = await actOnListing(ctx, {
    action: 'showListing',
    ...input,
    decide(listing) {
      if (listing.deletedAt) throw new Conflict('listing_deleted', 'This listing is deleted; restore it instead.');
      const before = hiddenBy(listing);
      const after = before.filter((reason) => reason !== 'team');
      if (!listing.hiddenByTeamAt) {
        throw new Conflict(
          'listing_shown',
          after.length
            ? `Our team does not hide this listing. It is hidden because ${explainHidden(after)}.`
            : 'This listing is shown already.',
        );
      }
      return {
        change: { hiddenByTeamAt: null, hiddenReason: null },
        details: { before: { hiddenBy: before }, after: { hiddenBy: after } },
        happened: 'is no longer hidden by our team',
        advice: after.length
          ? `It stays hidden for now, because ${explainHidden(after)}.`
          : 'You need not do anything.',
      };
    },
  });
  return { hiddenBy: hiddenBy(shown) };
}
