import * as texts from '@africanscity/messages/listings';
import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { pageNumber, pageOf, pageSize } from '../wire.ts';
import { ListingCursor, ListingFilter, ListingOrder } from './listing-filter.ts';
import { ListingCard } from './listings.ts';

/** Kinds of recognised parts of a search text. */
export const readingParts = [
  'kind',
  'status',
  'place',
  'rooms',
  'baths',
  'garages',
  'toilets',
  'price',
  'moveIn',
  'size',
  'fact',
  'word',
] as const;

/**
 * The parsed search text, part by part: `without` is the text without a part. `leftOut` are the parts that no listing
 * matches, and that the list relaxes or drops; `instead` is the substitute for a place without listings.
 */
export const SearchReading = z.object({
  parts: z.array(
    z.object({
      name: z.enum(readingParts),
      label: z.string(),
      without: z.string(),
      /** Of a kind or a place: its names, one of which is enough, and those that it excludes. */
      names: z.array(z.string()).optional(),
      excluded: z.array(z.string()).optional(),
      /** Of a place: near it, or anywhere but in it. */
      relation: z.enum(['near', 'elsewhere']).optional(),
    }),
  ),
  leftOut: z.array(z.enum(readingParts)),
  instead: z.string().nullable(),
});

export type SearchReading = z.infer<typeof SearchReading>;

/**
 * A page of cards. A cursor, sent with the adjacent page's number, leads to the exact neighbours of this page even if
 * listings were added since; null at the ends.
 */
export const ListingPage = pageOf(
  ListingCard.extend({
    /** Number of adverts of the card, if duplicates are collapsed. */
    alike: z.number().int().optional(),
  }),
).extend({
  previousCursor: z.string().nullable(),
  nextCursor: z.string().nullable(),
  /**
   * Whether more listings match than `totalElements` says: above 10,000 they are only counted where counts are
   * precomputed, and for very frequent words the search is not exhaustive. `totalPages` then ends before the cursors
   * do.
   */
  moreThanTotal: z.boolean(),
  /** Number of matching adverts if duplicates are collapsed; `totalElements` is then the number of cards. */
  adverts: z.number().int().optional(),
  /** Null without a text. */
  reading: SearchReading.nullable(),
  /**
   * Close matches on the first page of a text with few matches, in no total, with the relaxed or dropped parts of the
   * text. Absent if there are none.
   */
  close: z
    .object({
      leftOut: SearchReading.shape.leftOut,
      instead: SearchReading.shape.instead,
      listings: z.array(ListingCard),
    })
    .optional(),
});

export type ListingPage = z.infer<typeof ListingPage>;

/** Request and response schemas of each operation. */
export const listingPageSchemas = {
  getPaginatedProperties: {
    keyScope: 'listings:read',
    summary: 'A page of the listings that match; those for sale and for rent unless a status is asked for.',
    query: ListingFilter.safeExtend({
      /**
       * Defaults to the best match for a text, else the newest listing. Prices per square metre, reductions (as a share of the
       * former price, within the last 30 days) and distances are compared among the newest 10,000 matches, 2,000 of a text;
       * listings without a size or a position are last. Distances are from `latitude` and `longitude`, or the first place of
       * `place` or of the text; without any of these the order is refused.
       */
      orderBy: ListingOrder.optional(),
      page: pageNumber,
      size: pageSize,
      /** Cursor of the previous or next page, with the same filter and order. */
      cursor: ListingCursor.optional(),
      /**
       * Collapses adverts with equal content, apart from the owner and the pictures, into one card. Very long lists
       * without further filters are not collapsed, and have no `adverts`.
       */
      alike: z.enum(['together'], { error: texts.togetherOrAbsent }).optional(),
    }),
    response: ListingPage,
  },
} satisfies Record<string, Schemas>;
