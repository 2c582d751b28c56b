import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { flag, honeypot, id, longText, requiredText, shortText } from '../wire.ts';
import { ListingCard } from './listings.ts';
import { maxShortlistComment, maxShortlistHomes, maxShortlistName } from './values.ts';

/** The secret of a shared list's link. */
const token = z.string().max(100);

/** Distinct listing ids in their order, separated by commas. */
const propertyIds = z
  .string()
  .max(12 * 500)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(id));

/** Opinions of readers about a home. */
export const ShortlistOpinion = z.enum(['liked', 'disliked', 'unsure']);
export type ShortlistOpinion = z.infer<typeof ShortlistOpinion>;

/** A list in the overview. */
export const Shortlist = z.object({
  id: z.number().int(),
  name: z.string(),
  isShared: z.boolean(),
  /** Ids of its homes. */
  homes: z.array(z.number().int()),
});
export type Shortlist = z.infer<typeof Shortlist>;

/** A reader's opinion and comment on a home of a shared list. */
export const ShortlistComment = z.object({
  id: z.number().int(),
  name: z.string(),
  opinion: ShortlistOpinion.nullable(),
  /** Plain text; '' for an opinion alone. */
  text: z.string(),
  /** Day in UTC, YYYY-MM-DD. */
  day: z.iso.date(),
});
export type ShortlistComment = z.infer<typeof ShortlistComment>;

/** A home of a list. */
export const SharedHome = z.object({
  id: z.number().int(),
  /** Null when the listing is no longer on the site. */
  card: ListingCard.nullable(),
  type: z.string(),
  area: z.string(),
  city: z.string(),
  /** `withdrawn` for good; `hidden` may come back. */
  state: z.enum(['open', 'under_offer', 'sold', 'rented', 'withdrawn', 'hidden']),
  /** Changes of price and status since it was saved, by day in UTC, the newest first. */
  changes: z.array(z.object({ day: z.iso.date(), events: z.array(z.string()) })),
  /** The oldest first. */
  comments: z.array(ShortlistComment),
});
export type SharedHome = z.infer<typeof SharedHome>;

/** A home of one's own list, with the private note and the price in US dollars when it was saved; null if unknown. */
export const ShortlistHome = SharedHome.extend({ note: z.string(), savedPrice: z.number().nullable() });
export type ShortlistHome = z.infer<typeof ShortlistHome>;

/** A list of the caller. */
export const OwnShortlist = z.object({
  /** Null for all favorites. */
  id: z.number().int().nullable(),
  /** '' for all favorites. */
  name: z.string(),
  /** The first name that readers of the link see; '' for none. */
  sharer: z.string(),
  /** Address of the shared page; null while it is not shared. */
  link: z.string().nullable(),
  homes: z.array(ShortlistHome),
});
export type OwnShortlist = z.infer<typeof OwnShortlist>;

export const ShortlistForm = z.object({ name: requiredText(maxShortlistName) });
export const ShortlistShareForm = z.object({ sharer: shortText(maxShortlistName) });
export const ShortlistCommentForm = z.object({
  name: requiredText(maxShortlistName),
  opinion: z.union([ShortlistOpinion, z.literal('')]).default(''),
  text: longText(maxShortlistComment).default(''),
});

/** Request and response schemas of each operation. */
export const shortlistSchemas = {
  getShortlists: {
    summary: "The caller's lists of favorites, by name, without the list of all favorites.",
    response: z.array(Shortlist),
  },
  getShortlist: {
    summary:
      'A list of the caller in its order, or without an id all favorites. Homes that were sold or withdrawn stay in it.',
    query: z.object({ id: id.optional() }),
    response: OwnShortlist,
  },
  saveShortlist: {
    summary:
      'Creates a list, or renames the one with the id. `withFavorites` puts the latest favorites into a new one.',
    form: ShortlistForm.extend({ id: id.optional(), withFavorites: flag.default(false) }),
    response: z.object({ id: z.number().int() }),
  },
  deleteShortlist: {
    summary: 'Deletes a list with its link and comments. Its homes stay favorites.',
    form: z.object({ id }),
  },
  addToShortlist: {
    summary: `Puts a listing first into a list of at most ${maxShortlistHomes}, and makes it a favorite. Doing it again changes nothing.`,
    form: z.object({ id, propertyId: id }),
  },
  removeFromShortlist: {
    summary: 'Takes a home off a list, with its comments. It stays a favorite. Doing it again changes nothing.',
    form: z.object({ id, propertyId: id }),
  },
  orderShortlist: {
    summary: 'Sets the order of a list, or without an id of all favorites. Homes that are not in it are passed over.',
    form: z.object({ id: id.optional(), propertyIds }),
  },
  shareShortlist: {
    summary:
      'Shares a list by a link, under a first name or none. `renew` replaces the link; without it a shared list keeps the one it has.',
    form: ShortlistShareForm.extend({ id, renew: flag.default(false) }),
    response: z.object({ link: z.string() }),
  },
  stopSharingShortlist: {
    summary: 'Ends the link of a list. Its comments stay for its owner.',
    form: z.object({ id }),
  },
  deleteShortlistComment: {
    summary: "Deletes a comment on one of the caller's lists.",
    form: z.object({ id }),
  },
  getShortlistMails: {
    summary: 'Whether the caller is emailed once a day about new comments on shared lists.',
    response: z.object({ wanted: z.boolean() }),
  },
  saveShortlistMails: {
    summary: 'Sets whether the caller is emailed once a day about new comments on shared lists.',
    form: z.object({ wanted: flag }),
  },
  getSharedShortlist: {
    summary: 'A list by the secret of its link, without the notes of its owner.',
    query: z.object({ token }),
    response: z.object({ name: z.string(), sharer: z.string(), homes: z.array(SharedHome) }),
  },
  getOwnShortlistComments: {
    summary: "The ids of the comments that the caller's browser wrote on a shared list, known by its cookie.",
    query: z.object({ token }),
    response: z.object({ ids: z.array(z.number().int()) }),
  },
  saveShortlistComment: {
    summary:
      'Sets what a reader of a shared list thinks of a home: an opinion, a text or both. A cookie lets the browser change it later.',
    form: ShortlistCommentForm.extend({ token, propertyId: id, topping: honeypot }),
  },
  deleteOwnShortlistComment: {
    summary: "Deletes the comment of the caller's browser on a home. Doing it again changes nothing.",
    form: z.object({ token, propertyId: id }),
  },
} satisfies Record<string, Schemas>;
