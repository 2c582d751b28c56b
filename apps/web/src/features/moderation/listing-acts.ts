import type { HiddenBy } from '@africanscity/contracts/moderation/queue';
import {
  changeListingStatus,
  deleteListing,
  featureListing,
  hideListing,
  restoreListing,
  showListing,
  unfeatureListing,
} from '@africanscity/contracts/moderation/calls/listings';
import { decideModeration } from '@africanscity/contracts/moderation/calls/queue';
import type { Call } from '../../api/call.ts';

/** What an administrator may do to a listing, and how it is put to them. */
export interface ListingAct {
  /** "Hide", with the question after it. */
  verb: string;
  confirm: string;
  danger?: boolean;
  effect: string;
  /** "was hidden", said of "1 listing" or "3 listings". */
  done: string;
  needs?: 'status' | 'until';
  /** Resolves to a list when something may hide the listing still. */
  send: (call: Call, input: ActInput) => Promise<HiddenBy[] | string | void>;
}

interface ActInput {
  id: string;
  reason: string;
  status: string;
  until: string;
}

const owners = 'Its owner is mailed the reason.';

export const listingActs = {
  hide: {
    verb: 'Hide',
    confirm: 'Hide',
    danger: true,
    effect: `Visitors no longer see it; its owner does, and can fix it. Open reports of it are settled. ${owners}`,
    done: 'hidden',
    send: (call, { id, reason }) => call(hideListing, { id, reason }),
  },
  show: {
    verb: 'Show',
    confirm: 'Show',
    effect: `The team no longer hides it. Visitors see it again unless something else hides it, such as its owner's package. ${owners}`,
    done: 'no longer hidden by the team',
    send: async (call, { id, reason }) => (await call(showListing, { id, reason })).hiddenBy,
  },
  delete: {
    verb: 'Delete',
    confirm: 'Delete',
    danger: true,
    effect: `It is taken off the site, and only an administrator can bring it back. ${owners}`,
    done: 'deleted',
    send: (call, { id, reason }) => call(deleteListing, { id, reason }),
  },
  restore: {
    verb: 'Restore',
    confirm: 'Restore',
    effect: `It comes back. Pictures of listings that were deleted more than an hour ago are gone. ${owners}`,
    done: 'restored',
    send: (call, { id, reason }) => call(restoreListing, { id, reason }),
  },
  status: {
    verb: 'Change the status of',
    confirm: 'Change',
    effect: owners,
    done: 'changed',
    needs: 'status',
    send: (call, { id, reason, status }) => call(changeListingStatus, { id, reason, status: status as 'SOLD' }),
  },
  feature: {
    verb: 'Feature',
    confirm: 'Feature',
    effect: `It stands out among others until the day is over. ${owners}`,
    done: 'featured',
    needs: 'until',
    send: (call, { id, reason, until }) => call(featureListing, { id, reason, until }),
  },
  unfeature: {
    verb: 'Stop featuring',
    confirm: 'Stop featuring',
    effect: `It stands among others as all do. ${owners}`,
    done: 'no longer featured',
    send: (call, { id, reason }) => call(unfeatureListing, { id, reason }),
  },
  keep: {
    verb: 'Keep',
    confirm: 'Keep',
    effect:
      'It stays as it is, and what was reported or found is dismissed. A price that was held is confirmed, and the listing shown; only then is its owner mailed, with the reason.',
    done: 'kept',
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'keep' }),
  },
  decideHide: {
    verb: 'Hide',
    confirm: 'Hide',
    danger: true,
    effect: `Visitors no longer see it; its owner does, and can fix it. ${owners}`,
    done: 'hidden',
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'hide' }),
  },
  decideStayHidden: {
    verb: 'Leave hidden',
    confirm: 'Leave hidden',
    effect:
      'What was reported or found is settled as right. The team hides the listing already, so it stays as it is, and its owner is not mailed.',
    done: 'left hidden',
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'hide' }),
  },
  decideDelete: {
    verb: 'Delete',
    confirm: 'Delete',
    danger: true,
    effect: `It is taken off the site, and only an administrator can bring it back. ${owners}`,
    done: 'deleted',
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'delete' }),
  },
} as const satisfies Record<string, ListingAct>;

export type ListingActName = keyof typeof listingActs;
