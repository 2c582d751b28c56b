import * as texts from '@africanscity/messages/site';
import { PropertyStatus } from '../listings/status.ts';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { Picture } from '../picture.ts';
import { reason, tableQuery } from '../table.ts';
import { id, pageOf, requiredLongText, shortText } from '../wire.ts';
import { ReportReason } from './reports.ts';

/** Visibility of a listing: open ones are available, kept ones are not deleted, a reported one waits for a decision. */
export const ListingState = z.enum(['shown', 'open', 'hidden', 'kept', 'deleted', 'reported', 'featured']);

export type ListingState = z.infer<typeof ListingState>;

/** Reasons why a listing that is not deleted is hidden; several can apply at a time. `unconfirmed` stands for every pause. */
export const HiddenBy = z.enum(['team', 'package', 'owner', 'price', 'unconfirmed']);

export type HiddenBy = z.infer<typeof HiddenBy>;

/**
 * Why a listing is paused: its owner did not confirm it, it is sold or let, or its source withdrew it: its feed no longer has it, or a
 * file says that it is paused.
 */
export const PausedBecause = z.enum(['unconfirmed', 'taken', 'source']);

export type PausedBecause = z.infer<typeof PausedBecause>;

/** '' for all of them. */
const choice = <Value extends z.ZodType>(value: Value) =>
  z
    .union([value, z.literal('')])
    .optional()
    .transform((given) => given || undefined);

const ListingOwner = z.object({ id: z.number().int(), name: z.string(), email: z.string() });

/** A listing in the administration's table. */
export const AdminListing = z.object({
  id: z.number().int(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  type: z.string(),
  price: z.number(),
  /** The price as its owner asks it, as text; null for one in dollars alone. */
  askingPrice: z.string().nullable(),
  status: PropertyStatus,
  owner: ListingOwner,
  createdAt: z.string(),
  /**
   * Hidden by the team, by the limit of the owner's package, with the owner's account, for a price under review, or
   * by a pause; empty when no reason hides it.
   */
  hiddenBy: z.array(HiddenBy),
  /** Null when it is not paused. */
  pausedBecause: PausedBecause.nullable(),
  /** The team's reason for hiding it, in an administrator's words. */
  hiddenReason: z.string().nullable(),
  deletedAt: z.string().nullable(),
  /** The team's reason for deleting it; null when the owner did, or no reason was given. */
  deletedReason: z.string().nullable(),
  /** Null when it is not featured. */
  featuredUntil: z.string().nullable(),
  /** Undecided reports. */
  reports: z.number().int(),
});

export type AdminListing = z.infer<typeof AdminListing>;

/** Filter of the administration's listings. */
export const ListingsQuery = tableQuery(['id', 'createdAt', 'price', 'address', 'city'], 'id-DESC').extend({
  status: choice(PropertyStatus),
  state: choice(ListingState),
  ownerId: id.optional(),
  agencyId: id.optional(),
  /** Listings in the place itself, not in its parts. */
  placeId: id.optional(),
  type: shortText(120).optional(),
  city: shortText(120).optional(),
});

const listingAct = z.object({ id, reason });

/** A day as YYYY-MM-DD. */
const day = z
  .string()
  .refine((text) => z.iso.date().safeParse(text).success, { error: () => texts.dayNeeded({ example: '2027-01-31' }) });

export const SuspicionRule = z.enum([
  'price',
  'shared_pictures',
  'same_text',
  'contacts',
  'new_account',
  'imitated_name',
]);

export type SuspicionRule = z.infer<typeof SuspicionRule>;

/** A listing that waits for a decision, with all its reports and suspicions. */
export const ModerationCase = z.object({
  /** The listing's number. */
  id: z.number().int(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  type: z.string(),
  price: z.number(),
  /** The price as its owner asks it, as text; null for one in dollars alone. */
  askingPrice: z.string().nullable(),
  status: PropertyStatus,
  description: z.string(),
  picture: Picture.nullable(),
  /** As in AdminListing. */
  hiddenBy: z.array(HiddenBy),
  pausedBecause: PausedBecause.nullable(),
  owner: ListingOwner,
  reports: z.number().int(),
  /** Number of reports by reason. */
  reasons: z.array(z.object({ reason: ReportReason, count: z.number().int() })),
  /** The latest texts of reports, at most five. */
  details: z.array(z.string()),
  suspicions: z.array(z.object({ rule: SuspicionRule, detail: z.string() })),
  firstAt: z.string(),
  lastAt: z.string(),
});

export type ModerationCase = z.infer<typeof ModerationCase>;

export const ModerationDecision = z.enum(['keep', 'hide', 'delete']);

export type ModerationDecision = z.infer<typeof ModerationDecision>;

/** Schemas of the input and response of each operation. */
export const listingModerationSchemas = {
  getListingsTable: {
    summary: 'Lists all listings, including hidden and deleted ones. Searched by number, words of the place, or owner.',
    query: ListingsQuery,
    response: pageOf(AdminListing),
  },
  changeListingStatus: {
    summary: "Changes the status of a user's listing. The owner gets the reason by email.",
    form: listingAct.extend({ status: PropertyStatus }),
  },
  hideListing: {
    summary: 'Hides a listing from all but its owner, who gets the reason by email. Upholds its reports.',
    form: listingAct,
  },
  showListing: {
    summary:
      "Removes the team's reason for hiding a listing, and no other. Returns the remaining reasons: its owner's package, the owner's disabled account, a price under review, or a pause.",
    form: listingAct,
    response: z.object({ hiddenBy: z.array(HiddenBy), pausedBecause: PausedBecause.nullable() }),
  },
  deleteListing: {
    summary: 'Deletes a listing. Its owner gets the reason by email and cannot restore it.',
    form: listingAct,
  },
  restoreListing: {
    summary: 'Restores a deleted listing. After an hour its pictures are gone.',
    form: listingAct,
  },
  featureListing: {
    summary: 'Features a listing until the end of a day (UTC), at most a year ahead. The owner gets an email.',
    form: listingAct.extend({ until: day }),
  },
  unfeatureListing: {
    summary: 'Stops featuring a listing. The owner gets the reason by email.',
    form: listingAct,
  },
  messageListingOwner: {
    summary: "Emails a listing's owner, who replies to the company.",
    form: z.object({ id, message: requiredLongText(2000) }),
  },
  getModerationQueue: {
    summary: 'Lists undecided listings that were reported or look suspicious.',
    query: tableQuery(['reports', 'firstAt', 'lastAt'], 'reports-DESC').extend({
      kind: choice(z.enum(['reported', 'suspicious'])),
    }),
    response: pageOf(ModerationCase),
  },
  decideModeration: {
    summary:
      'Decides a case once: keeps the listing, which confirms its price and shows it if the price was under review, hides or deletes it. One that the team hides already stays hidden, without another email to its owner. A later decision is refused.',
    form: listingAct.extend({ decision: ModerationDecision }),
  },
} satisfies Record<string, Schemas>;
