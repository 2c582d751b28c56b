import type { calls } from '@africanscity/contracts/listings/calls';
import type { NamedPlace } from '@africanscity/contracts/listings/map';
import { maxMapNames } from '@africanscity/contracts/listings/values';
import type { PlaceKind } from '@africanscity/db/generated/enums';
import type { Verb } from '../../../verb.ts';
import { findPlacesInBounds } from './map.sql.ts';

/** The zoom from which a city's areas are distinguished. */
const areasFrom = 10;

/** Returns places to label on a map, by their number of open listings. Omits waiting places, whose names owners typed. */
export const getPlacesOnMap: Verb<typeof calls.getPlacesOnMap> = async (ctx, { bounds, zoom }) => {
  const kinds: PlaceKind[] = zoom < areasFrom ? ['city'] : ['city', 'area'];
  return (await findPlacesInBounds(ctx.pool, { bounds, kinds, most: maxMapNames })) as NamedPlace[];
};

/** Omits listings without a known place, and those that are not on the site. */
export const getListingPositions: Verb<typeof calls.getListingPositions> = async (ctx, { ids }) => {
  const rows = await ctx.db.property.findMany({
    where: { id: { in: ids }, listedAs: { not: null } },
    select: { id: true, latitude: true, longitude: true, located: true },
  });
  return rows.flatMap(({ id, latitude, longitude, located }) =>
    latitude === null || longitude === null || located === null ? [] : [{ id, latitude, longitude, located }],
  );
};
