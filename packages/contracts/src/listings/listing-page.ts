import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { pageNumber, pageOf, pageSize } from '../wire.ts';
import { ListingCursor, ListingFilter, ListingOrder } from './listing-filter.ts';
import { ListingCard } from './listings.ts';

/** What a piece of a text was understood to be. */
export const readingParts = [
  'kind',
  'status',
  'place',
  'rooms',
  'baths',
  'garages',
  'toilets',
  'price',
  'size',
  'fact',
  'word',
] as const;

/**
 * What a text was understood to ask for, piece by piece: `without` is the text when a piece is taken off. `leftOut` are
 * those that no listing meets, and that are widened or given up for the list; `instead` is the place that is shown
 * when there is nothing in the one that was asked for.
 */
export const SearchReading = z.object({
  parts: z.array(z.object({ name: z.enum(readingParts), label: z.string(), without: z.string() })),
  leftOut: z.array(z.enum(readingParts)),
  instead: z.string().nullable(),
});

export type SearchReading = z.infer<typeof SearchReading>;

/**
 * A page of cards. A cursor, sent with the next page's number, leads to exactly what follows this page
 * (or precedes it) even when listings were added in the meantime; null where there is nothing more.
 */
export const ListingPage = pageOf(
  ListingCard.extend({
    /** How many adverts the card stands for; only when alike ones were asked for together. */
    alike: z.number().int().optional(),
  }),
).extend({
  previousCursor: z.string().nullable(),
  nextCursor: z.string().nullable(),
  /**
   * Whether more match than `totalElements` says: beyond 10,000 they are counted only where that is done ahead, and of words
   * that very many listings have, not all are found, nor counted below that. `totalPages` then ends where cursors alone lead on.
   */
  moreThanTotal: z.boolean(),
  /** How many adverts match, when alike ones are together: `totalElements` is then the number of cards. Absent otherwise. */
  adverts: z.number().int().optional(),
  /** Null without a text. */
  reading: SearchReading.nullable(),
  /**
   * On the first page of a text that few listings meet: those that come close, in no total and on no page, with what of the
   * text is widened or left out for them. Absent where nothing does.
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
    summary: 'A page of the listings that match; those for sale and for rent unless a status is asked for.',
    query: ListingFilter.safeExtend({
      /** When there is none: the best match of a text first, otherwise the newest listing. */
      orderBy: ListingOrder.optional(),
      page: pageNumber,
      size: pageSize,
      /** From the page before or after, with the same filter and order. */
      cursor: ListingCursor.optional(),
      /**
       * Listings that are equal in all they show, but for who lists them and their pictures, are one card. Lists of very many
       * listings without further filters show each by itself all the same, and name no `adverts`.
       */
      alike: z.enum(['together'], 'must be together, or left out').optional(),
    }),
    response: ListingPage,
  },
} satisfies Record<string, Schemas>;
