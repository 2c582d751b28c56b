import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { flag, id, requiredText, shortText } from '../wire.ts';
import { graceDays, ListingImport } from './imports.ts';
import { feedHours } from './values.ts';

/** The latest import of a file from the address of a feed. */
const FeedImport = ListingImport.pick({
  id: true,
  state: true,
  created: true,
  changed: true,
  unchanged: true,
  refused: true,
  missing: true,
  gone: true,
  kept: true,
  failure: true,
  createdAt: true,
});

/** A feed of listings: a file that is imported again and again, by its owner or from an address. */
export const ListingFeed = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null for a feed whose files its owner uploads. */
  address: z.string().nullable(),
  everyHours: z.number().int(),
  isPaused: z.boolean(),
  /** Whether its files have all of its listings: others are withdrawn after the days. */
  isFull: z.boolean(),
  graceDays: z.number().int(),
  /** Whether listings come without pictures that cannot be fetched. */
  withoutMissing: z.boolean(),
  /** Of a feed of the team: the address of the owner of rows that name none. */
  ownerEmail: z.string().nullable(),
  /** Listings that its latest file has. */
  listings: z.number().int(),
  /** Listings that are gone from it and still shown. */
  leaving: z.number().int(),
  isFetching: z.boolean(),
  /** When the address last answered with the file. */
  fetchedAt: z.string().nullable(),
  /** Whether that file was the same as before. */
  isUnchanged: z.boolean(),
  /** Why the latest fetch failed, as a sentence, and when; null after one that worked. */
  failure: z.string().nullable(),
  failedAt: z.string().nullable(),
  /** Null while it is paused. */
  nextFetchAt: z.string().nullable(),
  latest: FeedImport.nullable(),
});

export type ListingFeed = z.infer<typeof ListingFeed>;

const everyHours = z
  .enum(feedHours.map(String) as [string, ...string[]], {
    error: () => siteTexts.mustBeAmong({ values: feedHours.join(', ') }),
  })
  .transform(Number);

/** The settings of a feed as a form sends them. */
export const ListingFeedForm = z.object({
  name: requiredText(60),
  address: requiredText(2000).refine((text) => /^https?:\/\/[^/]/i.test(text), { error: texts.webAddressNeeded }),
  everyHours,
  isFull: flag,
  graceDays,
  withoutMissing: flag,
  /** For administrators. Blank when the rows name their owners. */
  ownerEmail: shortText(254).optional(),
});

/** Request and response schemas of each operation. */
export const listingFeedSchemas = {
  getListingFeeds: {
    summary: 'The feeds of the caller’s own listings; for administrators without own, those of the team.',
    query: z.object({ own: flag.optional() }),
    response: z.array(ListingFeed),
  },
  saveListingFeed: {
    summary:
      'Gives a feed an address, from which it is fetched at once and on a schedule. Without id it is a new feed, or one of that name whose files were uploaded. ' +
      'The first file, and one after the address has changed, waits for a user to start its import.',
    form: z.object({ id: id.optional(), own: flag.optional(), ...ListingFeedForm.shape }),
    response: ListingFeed,
  },
  fetchListingFeed: {
    summary: 'Fetches a feed now, even if it is unchanged. Its import waits for a user to start it.',
    form: z.object({ id }),
    response: ListingFeed,
  },
  pauseListingFeed: {
    summary: 'Pauses the schedule of a feed, or resumes it.',
    form: z.object({ id, paused: flag }),
    response: ListingFeed,
  },
  forgetListingFeed: {
    summary:
      'Forgets a feed, its address and its schedule. Its listings stay; with withdraw they are paused, unless another feed has them.',
    form: z.object({ id, withdraw: flag.optional() }),
  },
} satisfies Record<string, Schemas>;
