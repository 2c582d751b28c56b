import type { PropertyStatus } from '@africanscity/contracts/lookups';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { readStatusLabels } from '../lookups/status-labels.ts';
import { actOnListing } from './act-on-listing.ts';

export async function changeListingStatus(
  ctx: RequestContext,
  input: { id: number; status: PropertyStatus; reason: string },
): Promise<void> {
  const { status } = input;
  const labels = await readStatusLabels(ctx);
  await actOnListing(ctx, {
    action: 'changeListingStatus',
    ...input,
    decide(listing) {
      if (listing.deletedAt) throw new Conflict('listing_deleted', 'This listing is deleted.');
      if (listing.status === status) throw new Conflict('status_unchanged', 'This listing has that status already.');
      return {
        change: { status },
        details: { before: { status: listing.status }, after: { status } },
        happened: `now has the status ${labels[status]}`,
        advice: 'You can change the status yourself at any time.',
      };
    },
  });
}
