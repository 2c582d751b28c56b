import * as texts from '@africanscity/messages/moderation';
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
import type { Hidden } from './hidden-by.ts';

/** An action of an administrator on a listing, with its texts. */
export interface ListingAct {
  /** The question: "Hide 3 listings?" */
  title: (listings: { count: number }) => string;
  confirm: () => string;
  danger?: boolean;
  effect: () => string;
  /** The result: "3 listings hidden." */
  done: (listings: { count: number }) => string;
  needs?: 'status' | 'until';
  /** Resolves with what still hides the listing, if that is known. */
  send: (call: Call, input: ActInput) => Promise<Hidden | string | void>;
}

interface ActInput {
  id: string;
  reason: string;
  status: string;
  until: string;
}

export const listingActs = {
  hide: {
    title: texts.hideTitle,
    confirm: texts.hideListing,
    danger: true,
    effect: texts.hideEffect,
    done: texts.listingsHidden,
    send: (call, { id, reason }) => call(hideListing, { id, reason }),
  },
  show: {
    title: texts.showTitle,
    confirm: texts.showListing,
    effect: texts.showEffect,
    done: texts.listingsShown,
    send: (call, { id, reason }) => call(showListing, { id, reason }),
  },
  delete: {
    title: texts.deleteTitle,
    confirm: texts.deleteListing,
    danger: true,
    effect: texts.deleteEffect,
    done: texts.listingsDeleted,
    send: (call, { id, reason }) => call(deleteListing, { id, reason }),
  },
  restore: {
    title: texts.restoreTitle,
    confirm: texts.restoreListing,
    effect: texts.restoreEffect,
    done: texts.listingsRestored,
    send: (call, { id, reason }) => call(restoreListing, { id, reason }),
  },
  status: {
    title: texts.statusTitle,
    confirm: texts.change,
    effect: texts.weEmailTheReason,
    done: texts.listingsChanged,
    needs: 'status',
    send: (call, { id, reason, status }) => call(changeListingStatus, { id, reason, status: status as 'SOLD' }),
  },
  feature: {
    title: texts.featureTitle,
    confirm: texts.featureListing,
    effect: texts.featureEffect,
    done: texts.listingsFeatured,
    needs: 'until',
    send: (call, { id, reason, until }) => call(featureListing, { id, reason, until }),
  },
  unfeature: {
    title: texts.unfeatureTitle,
    confirm: texts.stopFeaturing,
    effect: texts.unfeatureEffect,
    done: texts.listingsUnfeatured,
    send: (call, { id, reason }) => call(unfeatureListing, { id, reason }),
  },
  keep: {
    title: texts.keepTitle,
    confirm: texts.keep,
    effect: texts.keepEffect,
    done: texts.listingsKept,
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'keep' }),
  },
  decideHide: {
    title: texts.hideTitle,
    confirm: texts.hideListing,
    danger: true,
    effect: texts.decideHideEffect,
    done: texts.listingsHidden,
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'hide' }),
  },
  decideStayHidden: {
    title: texts.leaveHiddenTitle,
    confirm: texts.leaveHidden,
    effect: texts.leaveHiddenEffect,
    done: texts.listingsLeftHidden,
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'hide' }),
  },
  decideDelete: {
    title: texts.deleteTitle,
    confirm: texts.deleteListing,
    danger: true,
    effect: texts.deleteEffect,
    done: texts.listingsDeleted,
    send: (call, { id, reason }) => call(decideModeration, { id, reason, decision: 'delete' }),
  },
} as const satisfies Record<string, ListingAct>;

export type ListingActName = keyof typeof listingActs;
