import * as texts from '@africanscity/messages/moderation';
import type { calls } from '@africanscity/contracts/moderation/calls';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { readStatusLabels } from '../../kernel/status-labels.ts';
import type { Verb } from '../../verb.ts';
import { notDeleted } from '../listings/core/restorable.ts';
import { explainHidden, hiddenBy, pausedBecause } from '../listings/core/policy.ts';
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
  if (listing.deletedAt) throw new Conflict('listing_deleted', texts.thisListingIsDeleted());
  if (listing.hiddenByTeamAt) throw new Conflict('listing_hidden', texts.listingHiddenAlready());
  const others = hiddenBy(listing);
  return {
    change: { hiddenByTeamAt: now, hiddenReason: reason },
    details: { before: { hiddenBy: others }, after: { hiddenBy: ['team', ...others] } },
    happened: texts.listingHidden,
    advice: texts.fixThenWrite,
  };
}

/**
 * Removes the team's reason for hiding a listing, and no other. Returns the remaining reasons. Throws Conflict, with the
 * reasons, when the team does not hide it.
 */
export const showListing: Verb<typeof calls.showListing> = async (ctx, input) => {
  const shown = await actOnListing(ctx, {
    action: 'showListing',
    ...input,
    decide(listing) {
      if (listing.deletedAt) throw new Conflict('listing_deleted', texts.listingDeletedRestoreInstead());
      const before = hiddenBy(listing);
      const after = before.filter((reason) => reason !== 'team');
      if (!listing.hiddenByTeamAt) {
        throw new Conflict(
          'listing_shown',
          after.length ? texts.hiddenByOthers({ reasons: explainHidden(after, listing) }) : texts.listingShownAlready(),
        );
      }
      return {
        change: { hiddenByTeamAt: null, hiddenReason: null },
        details: { before: { hiddenBy: before }, after: { hiddenBy: after } },
        happened: texts.listingNoLongerHidden,
        advice: () =>
          after.length ? texts.staysHidden({ reasons: explainHidden(after, listing) }) : texts.nothingToDo(),
      };
    },
  });
  return { hiddenBy: hiddenBy(shown), pausedBecause: pausedBecause(shown) };
};

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
  if (listing.deletedAt) throw new Conflict('listing_deleted', texts.listingDeletedAlready());
  return {
    change: { deletedAt: now, deletedBy: 'team', deletedReason: reason },
    details: { before: { deleted: false }, after: { deleted: true } },
    happened: texts.listingTakenOff,
    advice: texts.welcomeListAgain,
  };
}

/** Restores a listing that its owner or the team deleted. After an hour its pictures are deleted for good. */
export async function restoreListing(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await actOnListing(ctx, {
    action: 'restoreListing',
    ...input,
    decide(listing) {
      if (!listing.deletedAt) throw new Conflict('listing_not_deleted', texts.listingNotDeleted());
      if (listing.owner.disabledAt) {
        throw new Conflict('owner_disabled', texts.accountOwnerDeletedDisabled());
      }
      const hiding = hiddenBy(listing);
      return {
        change: notDeleted,
        details: { before: { deleted: true }, after: { deleted: false, hiddenBy: hiding } },
        happened: hiding.length ? texts.listingNoLongerDeleted : texts.listingBack,
        advice: () =>
          hiding.length ? texts.staysHiddenLook({ reasons: explainHidden(hiding, listing) }) : texts.lookAtPictures(),
      };
    },
  });
}

export const changeListingStatus: Verb<typeof calls.changeListingStatus> = async (ctx, input) => {
  const { status } = input;
  const labels = await readStatusLabels(ctx);
  await actOnListing(ctx, {
    action: 'changeListingStatus',
    ...input,
    decide(listing) {
      if (listing.deletedAt) throw new Conflict('listing_deleted', texts.thisListingIsDeleted());
      if (listing.status === status) throw new Conflict('status_unchanged', texts.listingStatusAlready());
      return {
        change: { status },
        details: { before: { status: listing.status }, after: { status } },
        happened: ({ address }) => texts.listingHasStatus({ address, status: labels[status] }),
        advice: texts.canChangeStatus,
      };
    },
  });
};
