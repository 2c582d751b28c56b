import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { PropertyStatus } from './status.ts';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { ListingFilter } from './listing-filter.ts';
import { maxMapNames, maxMapZoom, maxPositions } from './values.ts';

/** Precision of a position: the owner's point, or the centre of the area or city. */
export const Located = z.enum(['EXACT', 'AREA', 'CITY']);

export type Located = z.infer<typeof Located>;

const point = { latitude: z.number(), longitude: z.number() };

/** A listing on a map. The price is in US dollars; `askingPrice` is its text in another currency, else null. */
export const MapListing = z.object({
  id: z.number().int(),
  ...point,
  located: Located,
  status: PropertyStatus,
  price: z.number(),
  askingPrice: z.string().nullable(),
  type: z.string(),
  area: z.string(),
  city: z.string(),
});

export type MapListing = z.infer<typeof MapListing>;

/**
 * Several listings that are near each other on the map: their middle, the box around them, the city that all of them
 * name, and the place that all of them lie in: an area, a city or a country, by the zoom; '' where there is none. Of
 * several in one place the largest is called by it, the others by a part of it that they hold. A box without extent
 * holds what no closer look takes apart.
 */
export const MapCluster = z.object({
  ...point,
  listings: z.number().int(),
  city: z.string(),
  label: z.string(),
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
});

export type MapCluster = z.infer<typeof MapCluster>;

export const ListingMap = z.object({
  /** Number of matching listings in the bounds: the sum of `clusters` and `listings`. */
  total: z.number().int(),
  clusters: z.array(MapCluster),
  listings: z.array(MapListing),
});

export type ListingMap = z.infer<typeof ListingMap>;

/** A named place on a map, at its centre. */
export const NamedPlace = z.object({ name: z.string(), kind: z.enum(['city', 'area']), ...point });

export type NamedPlace = z.infer<typeof NamedPlace>;

/** Position of a listing in decimal degrees. */
export const ListingPosition = z.object({ id: z.number().int(), ...point, located: Located });

export type ListingPosition = z.infer<typeof ListingPosition>;

const positionIds = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/, { error: texts.listingNumbersNeeded })
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= maxPositions, { error: () => texts.tooManyPositions({ count: maxPositions }) });

/**
 * Source and attribution of streets: images of the operator's tile server, whose URL has {z}, {x} and {y}, or a PMTiles
 * file with vectors on this server.
 */
export const MapTiles = z.object({ url: z.string(), attribution: z.string(), format: z.enum(['picture', 'vector']) });

export type MapTiles = z.infer<typeof MapTiles>;

const zoom = z
  .string()
  .regex(/^\d{1,2}$/, { error: () => siteTexts.wholeNumberBetween({ min: '0', max: String(maxMapZoom) }) })
  .transform(Number)
  .refine((zoom) => zoom <= maxMapZoom, {
    error: () => siteTexts.wholeNumberBetween({ min: '0', max: String(maxMapZoom) }),
  });

/** Request and response schemas of each operation. */
export const listingMapSchemas = {
  getPropertiesOnMap: {
    summary:
      'The listings that match and lie within bounds, near ones counted together as far as the zoom asks for. ' +
      'Listings whose place is unknown are on no map.',
    query: ListingFilter.safeExtend({
      bounds: ListingFilter.shape.bounds.unwrap(),
      zoom,
    }),
    response: ListingMap,
    maxAge: 30,
  },
  getPlacesOnMap: {
    summary:
      'Names for a map: the confirmed cities within bounds, and from zoom 10 areas too; those with most listings ' +
      `first, ${maxMapNames} at most.`,
    query: z.object({ bounds: ListingFilter.shape.bounds.unwrap(), zoom }),
    response: z.array(NamedPlace),
    maxAge: 3600,
  },
  getListingPositions: {
    summary: `Where up to ${maxPositions} listings lie, in no order. Those that are on no map are left out.`,
    query: z.object({ ids: positionIds }),
    response: z.array(ListingPosition),
    maxAge: 30,
  },
  getMapTiles: {
    summary:
      'Where streets come from: the address of map tiles with {z}, {x} and {y} in it, or of a PMTiles file on this ' +
      'server; and to whom they are owed. Null where maps show land, water and names alone.',
    response: MapTiles.nullable(),
    maxAge: 3600,
  },
} satisfies Record<string, Schemas>;
