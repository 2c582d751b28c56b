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
  /** What it lies in, the widest last: 'Lagos, Nigeria'. */
  within: z.string(),
  parentId: z.number().int().nullable(),
  /** Decimal degrees; null when unknown. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Other names, in plain words. */
  names: z.array(z.string()),
  /** Listings on the site that lie in it itself, and the latest of them. */
  listings: z.number().int(),
  example: z.object({ id: z.number().int(), address: z.string() }).nullable(),
  /** Whether it waits for somebody to say that it is a place of its own. */
  waits: z.boolean(),
  createdAt: z.string(),
});

export type PlaceRow = z.infer<typeof PlaceRow>;

/** Null for an empty text. */
const optionalDegrees = (axis: 'latitude' | 'longitude') =>
  z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(degreesOf(axis).nullable())
    .default(null);

/** What each operation is asked and answers. */
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
      /** One a line. */
      names: longText(4000).default(''),
      latitude: optionalDegrees('latitude'),
      longitude: optionalDegrees('longitude'),
      /** Left out for a country. */
      parentId: id.optional(),
    }),
  },
  mergePlaces: {
    summary:
      'Makes one place of two: listings, parts and names of the first become those of the second, and its address leads there.',
    form: z.object({ id, intoId: id }),
  },
} satisfies Record<string, Schemas>;
