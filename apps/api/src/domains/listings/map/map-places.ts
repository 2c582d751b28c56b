import type { EndpointInput } from '@africanscity/contracts/call';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { ListingPosition, NamedPlace } from '@africanscity/contracts/listings/map';
import { maxMapNames } from '@africanscity/contracts/listings/values';
import type { RequestContext } from '../../../context.ts';

/** The zoom from which a city's areas are distinguished. */
const areasFrom = 10;

/** Returns places to label on a map, by their number of open listings. Omits waiting places, whose names owners typed. */
export async function getPlacesOnMap(
  ctx: RequestContext,
  { bounds: { south, west, north, east }, zoom }: EndpointInput<typeof calls.getPlacesOnMap>,
): Promise<NamedPlace[]> {
  const { rows } = await ctx.pool.query<NamedPlace>(
    `WITH inside AS (
      SELECT id, kind, name, latitude, longitude FROM places
      WHERE confirmed_at IS NOT NULL AND kind = ANY ($5::place_kind[]) AND latitude BETWEEN $1 AND $2
        AND CASE WHEN $3::float8 <= $4::float8 THEN longitude BETWEEN $3 AND $4 ELSE longitude >= $3 OR longitude <= $4 END
    ), counted AS (
      SELECT above.id, sum(total.listings) AS listings
      FROM place_listings total JOIN places lies ON lies.id = total.place_id JOIN inside above ON above.id = ANY (lies.path)
      WHERE total.status IN ('FOR_SALE', 'FOR_RENT') GROUP BY 1
    )
    SELECT kind, name, latitude, longitude FROM inside LEFT JOIN counted USING (id)
    ORDER BY coalesce(listings, 0) DESC, kind, id LIMIT $6`,
    [south, north, west, east, zoom < areasFrom ? ['city'] : ['city', 'area'], maxMapNames],
  );
  return rows;
}

/** Omits listings without a known place, and those that are not on the site. */
export async function getListingPositions(
  ctx: RequestContext,
  { ids }: EndpointInput<typeof calls.getListingPositions>,
): Promise<ListingPosition[]> {
  const rows = await ctx.db.property.findMany({
    where: { id: { in: ids }, listedAs: { not: null } },
    select: { id: true, latitude: true, longitude: true, located: true },
  });
  return rows.flatMap(({ id, latitude, longitude, located }) =>
    latitude === null || longitude === null || located === null ? [] : [{ id, latitude, longitude, located }],
  );
}
