import type { EndpointInput } from '@africanscity/contracts/endpoint';
import type { getPropertiesOnMap as endpoint, ListingMap } from '@africanscity/contracts/listing-map';
import type { RequestContext } from '../../context.ts';
import { filterConditions } from '../listings/search/filter-conditions.ts';
import { cellSize } from './cell-size.ts';
import { mergeNear } from './merge-near.ts';
import { type MapCell, presentMap } from './present-map.ts';

/** Marks nearer to each other than this share of a cell would cover one another. */
const touching = 0.7;

/**
 * Counts what matches by the cells of a grid, so that the answer's size depends on the map's and not on how many
 * listings there are. A cell with one listing is that listing.
 */
export async function getPropertiesOnMap(
  ctx: RequestContext,
  { zoom, ...filter }: EndpointInput<typeof endpoint>,
): Promise<ListingMap> {
  const side = cellSize(filter.bounds, zoom);
  const { source, where, values } = await filterConditions(ctx, filter, { firstPlaceholder: 3 });
  const { rows } = await ctx.pool.query<MapCell>(
    `WITH ${source.ctes} matching AS MATERIALIZED (
      SELECT p.id, p.city, p.latitude,
        -- Across the 180th meridian longitudes go on, so that a cell's middle and box make sense.
        CASE WHEN p.longitude < $2::float8 THEN p.longitude + 360 ELSE p.longitude END AS longitude
      FROM ${source.from} WHERE ${where}
    ), cells AS (
      SELECT count(*)::int AS listings, min(id) AS id, avg(latitude) AS latitude, avg(longitude) AS longitude,
        min(latitude) AS south, max(latitude) AS north, min(longitude) AS west, max(longitude) AS east,
        mode() WITHIN GROUP (ORDER BY city) AS city
      FROM matching GROUP BY floor(latitude / $1::float8), floor(longitude / $1::float8)
    )
    SELECT cells.*, p.located, p.status, p.price::float8 AS price, p.type, p.area
    FROM cells LEFT JOIN properties p ON cells.listings = 1 AND p.id = cells.id
    ORDER BY cells.listings DESC, cells.id`,
    [side, filter.bounds.west, ...values],
  );
  return presentMap(mergeNear(rows, side * touching));
}
