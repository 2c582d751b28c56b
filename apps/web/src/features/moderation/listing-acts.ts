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

/** An action of an administrator on a listing, with its texts. */
export interface ListingAct {
  /** Label and start of the question: "Hide". */
  verb: string;
  confirm: string;
  danger?: boolean;
  effect: string;
  /** Result after "1 listing" or "3 listings": "was hidden". */
  done: string;
  needs?: 'status' | 'until';
  /** Resolves with the remaining reasons that hide the listing, if any. */
  send: (call: Call, input: ActInput) => Promise<HiddenBy[] | string | void>;
}

interface ActInput {
  id: string;
  reason: string;
  status: string;
  until: string;
}

const owners = 'We email the reason to its owner.';

export const listingActs = {
  hide: {
    verb: 'Hide',
    confirm: 'Hide',
    danger: true,
    effect: `Only its owner can see it, and can fix it. Open reports about it are closed. ${owners}`,
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
    effect: `It is removed from the site. Only an administrator can restore it. ${owners}`,
    done: 'deleted',
    send: (call, { id, reason }) => call(deleteListing, { id, reason }),
  },
  restore: {
    verb: 'Restore',
    confirm: 'Restore',
    effect: `It is restored. Pictures of listings that were deleted more than an hour ago are lost. ${owners}`,
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
    effect: `It is featured until the end of the day. ${owners}`,
    done: 'featured',
    needs: 'until',
    send: (call, { id, reason, until }) => call(featureListing, { id, reason, until }),
  },
  unfeature: {
    verb: 'Stop featuring',
    confirm: 'Stop featuring',
    effect: `It is no longer featured. ${owners}`,
    done: 'no longer featured',
    send: (call, { id, reason }) => call(unfeatureListing, { id, reason }),
  },
  keep: {
    verb: 'Keep',
    confirm: 'Keep',
    effect:
      'The listing stays, and the reports are dismissed. If its price was under review, the price is confirmed, the listing is shown, and we email the reason to its owner.',
    done: 'kept',
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'keep' }),
  },
  decideHide: {
    verb: 'Hide',
    confirm: 'Hide',
    danger: true,
    effect: `Only its owner can see it, and can fix it. ${owners}`,
    done: 'hidden',
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'hide' }),
  },
  decideStayHidden: {
    verb: 'Leave hidden',
    confirm: 'Leave hidden',
    effect:
      'The reports are accepted. The team has already hidden the listing, so nothing changes, and we don’t email its owner.',
    done: 'left hidden',
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'hide' }),
  },
  decideDelete: {
    verb: 'Delete',
    confirm: 'Delete',
    danger: true,
    effect: `It is removed from the site. Only an administrator can restore it. ${owners}`,
    done: 'deleted',
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'delete' }),
  },
} as const satisfies Record<string, ListingAct>;

export type ListingActName = keyof typeof listingActs;
