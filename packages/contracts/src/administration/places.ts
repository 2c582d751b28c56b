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
    summary: 'Lists countries, cities and areas: waiting ones, or all.',
    query: tableQuery(['name', 'createdAt'], 'createdAt-ASC').extend({
      which: z.enum(['waiting', 'all']).default('waiting'),
    }),
    response: pageOf(PlaceRow),
  },
  confirmPlace: {
    summary: 'Confirms a place that was created for a listing.',
    form: z.object({ id }),
  },
  savePlace: {
    summary:
      'Renames and confirms a place, whose former name stays as an alias, and sets its other names, its centre and its parent.',
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
    summary: 'Undoes a confirmation: the place waits again. Other changes stay.',
    form: z.object({ id }),
  },
  mergePlaces: {
    summary:
      'Merges a place into another: its listings, parts and names move, and its address redirects. Returns the id of the merge, which can be undone.',
    form: z.object({ id, intoId: id }),
    response: z.object({ mergeId: z.number().int() }),
  },
  getPlaceMerges: {
    summary: 'Lists the latest 20 merges of places that are not undone, the newest first.',
    response: z.array(PlaceMergeRow),
  },
  undoMergePlaces: {
    summary:
      'Undoes a merge: the place returns with its names, parts, addresses and listings. Later changes stay, and are counted. 409 while a later merge of the same places is not undone.',
    /** Id of the merge. */
    form: z.object({ id }),
    response: UndoneMerge,
  },
} satisfies Record<string, Schemas>;
