import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { HiddenBy } from '@africanscity/contracts/moderation/queue';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { readStatusLabels } from '../../kernel/status-labels.ts';
import { notDeleted } from '../listings/core/restorable.ts';
import { explainHidden, hiddenBy } from '../listings/core/policy.ts';
import { actOnListing, type ListingAct, type ModeratedListing, settleCase } from './listing-acts.ts';

/** Hides a listing from all but its owner. Throws Conflict when the team hides it already or it is deleted. */
export async function hideListing(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await actOnListing(ctx, {
    action: 'hideListing',
    ...input,
    async decide(listing, tx) {
      await settleCase(tx, listing.id, 'upheld', ctx.clock());
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
    advice: 'You can still see and change it. Fix what is wrong, then write to us to have it shown again.',
  };
}

/**
 * Removes the team's reason for hiding a listing, and no other. Returns the remaining reasons. Throws Conflict, with the
 * reasons, when the team does not hide it.
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

/** Deletes a listing, so that only an administrator can restore it. Throws Conflict the second time. */
export async function deleteListing(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await actOnListing(ctx, {
    action: 'deleteListing',
    ...input,
    async decide(listing, tx) {
      await settleCase(tx, listing.id, 'upheld', ctx.clock());
      return deletion(listing, input.reason, ctx.clock());
    },
  });
}

export function deletion(listing: ModeratedListing, reason: string, now: Date): ListingAct {
  if (listing.deletedAt) throw new Conflict('listing_deleted', 'This listing is deleted already.');
  return {
    change: { deletedAt: now, deletedBy: 'team', deletedReason: reason },
    details: { before: { deleted: false }, after: { deleted: true } },
    happened: 'was taken off the site by our team',
    advice: 'You are welcome to list it again in a way that keeps to our terms.',
  };
}

/** Restores a listing that its owner or the team deleted. After an hour its pictures are deleted for good. */
export async function restoreListing(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await actOnListing(ctx, {
    action: 'restoreListing',
    ...input,
    decide(listing) {
      if (!listing.deletedAt) throw new Conflict('listing_not_deleted', 'This listing is not deleted.');
      if (listing.owner.disabledAt) {
        throw new Conflict(
          'owner_disabled',
          'The account of its owner is deleted or disabled, so no user is responsible for it.',
        );
      }
      const hiding = hiddenBy(listing);
      return {
        change: notDeleted,
        details: { before: { deleted: true }, after: { deleted: false, hiddenBy: hiding } },
        happened: hiding.length ? 'is no longer deleted' : 'is back on the site',
        advice: `${hiding.length ? `It stays hidden for now, because ${explainHidden(hiding)}. ` : ''}Look whether its pictures are still there, and add them again if they are not.`,
      };
    },
  });
}

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
