import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { degreesOf } from '../listings/coordinates/degrees.ts';
import { tableQuery } from '../table.ts';
import { id, longText, pageOf, requiredText } from '../wire.ts';

/** Lines of a text, each another name of a place. */
export const maxPlaceNames = 50;

/** A place in the administration. */
export const PlaceRow = z.object({
  id: z.number().int(),
  kind: z.enum(['country', 'city', 'area']),
  name: z.string(),
  slug: z.string(),
  /** Its parents, the widest last: 'Lagos, Nigeria'. */
  within: z.string(),
  parentId: z.number().int().nullable(),
  /** Decimal degrees; null when unknown. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Other names, normalized. */
  names: z.array(z.string()),
  /** Listings on the site in the place itself, and the latest of them. */
  listings: z.number().int(),
  example: z.object({ id: z.number().int(), address: z.string() }).nullable(),
  /** Whether it waits for an administrator's confirmation. */
  waits: z.boolean(),
  createdAt: z.string(),
});

export type PlaceRow = z.infer<typeof PlaceRow>;

/** A merge of places that can be undone. */
export const PlaceMergeRow = z.object({
  id: z.number().int(),
  /** Former names of the deleted place and of the one that it was merged into. */
  name: z.string(),
  intoName: z.string(),
  createdAt: z.string(),
});

export type PlaceMergeRow = z.infer<typeof PlaceMergeRow>;

/** Restored rows, and those that stay because they changed since the merge. */
export const UndoneMerge = z.object({
  listings: z.number().int(),
  listingsStayed: z.number().int(),
  parts: z.number().int(),
  partsStayed: z.number().int(),
});

export type UndoneMerge = z.infer<typeof UndoneMerge>;

/** Null for an empty text. */
const optionalDegrees = (axis: 'latitude' | 'longitude') =>
  z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(degreesOf(axis).nullable())
    .default(null);

/** Schemas of the input and response of each operation. */
export const placeSchemas = {
  getPlaces: {
    summary: 'A page of countries, cities and areas: those that wait, or all.',
    query: tableQuery(['name', 'createdAt'], 'createdAt-ASC').extend({
      which: z.enum(['waiting', 'all']).default('waiting'),
    }),
    response: pageOf(PlaceRow),
  },
  confirmPlace: {
    summary: 'Says that a place which was made for a listing is one of its own.',
    form: z.object({ id }),
  },
  savePlace: {
    summary:
      'Renames a place, whose former name goes on meaning it, and sets its other names, its centre and what it lies in. It is confirmed by that.',
    form: z.object({
      id,
      name: requiredText(120),
      /** One per line. */
      names: longText(4000).default(''),
      latitude: optionalDegrees('latitude'),
      longitude: optionalDegrees('longitude'),
      /** Absent for a country. */
      parentId: id.optional(),
    }),
  },
  unconfirmPlace: {
    summary: 'Undoes a confirmation: the place waits again. What else was changed stays.',
    form: z.object({ id }),
  },
  mergePlaces: {
    summary:
      'Makes one place of two: listings, parts and names of the first become those of the second, and its address leads there. Answers the id of the merge, by which it can be undone.',
    form: z.object({ id, intoId: id }),
    response: z.object({ mergeId: z.number().int() }),
  },
  getPlaceMerges: {
    summary: 'The latest 20 merges of places that are not undone, the newest first.',
    response: z.array(PlaceMergeRow),
  },
  undoMergePlaces: {
    summary:
      'Undoes a merge: the place comes back with its names, parts, addresses and listings. What was changed since stays, and is counted. Refused with 409 while a later merge of the same places is not undone.',
    /** Id of the merge. */
    form: z.object({ id }),
    response: UndoneMerge,
  },
} satisfies Record<string, Schemas>;
