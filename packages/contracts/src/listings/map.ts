import { PropertyStatus } from './status.ts';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { ListingFilter } from './listing-filter.ts';
import { maxMapZoom } from './values.ts';

/** How well a place is known: as the owner gave it, or by the centre of its area or city. */
export const Located = z.enum(['EXACT', 'AREA', 'CITY']);

export type Located = z.infer<typeof Located>;

const point = { latitude: z.number(), longitude: z.number() };

/** One listing on a map. The price is in US dollars. */
export const MapListing = z.object({
  id: z.number().int(),
  ...point,
  located: Located,
  status: PropertyStatus,
  price: z.number(),
  type: z.string(),
  area: z.string(),
  city: z.string(),
});

export type MapListing = z.infer<typeof MapListing>;

/**
 * Several listings that are near each other on the map: their middle, the box around them, and the city that most
 * of them are in. A box without extent holds what no closer look takes apart.
 */
export const MapCluster = z.object({
  ...point,
  listings: z.number().int(),
  city: z.string(),
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
});

export type MapCluster = z.infer<typeof MapCluster>;

export const ListingMap = z.object({
  /** Listings in the bounds that match: all those of `clusters` and `listings` together. */
  total: z.number().int(),
  clusters: z.array(MapCluster),
  listings: z.array(MapListing),
});

export type ListingMap = z.infer<typeof ListingMap>;

/** Where maps get their tiles from, when the operator has a tile server; else maps are outlines. */
export const MapTiles = z.object({ url: z.string(), attribution: z.string() });

export type MapTiles = z.infer<typeof MapTiles>;

/** What each operation is asked and answers. */
export const listingMapSchemas = {
  getPropertiesOnMap: {
    summary:
      'The listings that match and lie within bounds, near ones counted together as far as the zoom asks for. ' +
      'Listings whose place is unknown are on no map.',
    query: ListingFilter.safeExtend({
      bounds: ListingFilter.shape.bounds.unwrap(),
      zoom: z
        .string()
        .regex(/^\d{1,2}$/, `must be a whole number from 0 to ${maxMapZoom}`)
        .transform(Number)
        .refine((zoom) => zoom <= maxMapZoom, `must be a whole number from 0 to ${maxMapZoom}`),
    }),
    response: ListingMap,
    maxAge: 30,
  },
  getMapTiles: {
    summary:
      'The address of map tiles with {z}, {x} and {y} in it, and to whom they are owed; null without a tile server.',
    response: MapTiles.nullable(),
    maxAge: 3600,
  },
} satisfies Record<string, Schemas>;
