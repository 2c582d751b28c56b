import type { Bounds } from '@africanscity/contracts/listings/filters';
import type { EndpointInput } from '@africanscity/contracts/call';
import type { ListingMap, MapTiles } from '@africanscity/contracts/listings/map';
import type * as calls from '@africanscity/contracts/listings/calls';
import type { RequestContext } from '../../context.ts';
import { type MapCell, presentMap } from './present-map.ts';
import { filterConditions } from './search/filter-conditions.ts';

/** Marks nearer to each other than this share of a cell would cover one another. */
const touching = 0.7;

/**
 * Counts what matches by the cells of a grid, so that the answer's size depends on the map's and not on how many
 * listings there are. A cell with one listing is that listing.
 */
export async function getPropertiesOnMap(
  ctx: RequestContext,
  { zoom, ...filter }: EndpointInput<typeof calls.getPropertiesOnMap>,
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

/** Degrees that a tile of 256 pixels spans at zoom 0. */
const wholeEarth = 360;
/** Cells along a tile: one is 64 pixels wide, a thumb and a half. */
const cellsPerTile = 4;
/** Cells along a side at most, whatever zoom is asked for; this bounds the answer to some 500 features. */
const cellsPerSide = 21;

/** Degrees of the sides of a cell in which listings are counted together. */
function cellSize({ south, west, north, east }: Bounds, zoom: number): number {
  const width = east >= west ? east - west : east - west + 360;
  return Math.max(wholeEarth / cellsPerTile / 2 ** zoom, width / cellsPerSide, (north - south) / cellsPerSide);
}

/**
 * Joins cells whose middles are nearer than a distance in degrees, the largest first: a grid alone parts
 * neighbours that lie on two sides of its lines. Nothing is lost: the sum of all listings stays.
 */
function mergeNear(cells: MapCell[], distance: number): MapCell[] {
  const merged: MapCell[] = [];
  for (const cell of cells) {
    const near = merged.findIndex(
      (other) =>
        Math.abs(other.latitude - cell.latitude) < distance && Math.abs(other.longitude - cell.longitude) < distance,
    );
    if (near === -1) merged.push(cell);
    else merged[near] = join(merged[near]!, cell);
  }
  return merged;
}

function join(one: MapCell, other: MapCell): MapCell {
  const listings = one.listings + other.listings;
  const middle = (a: number, b: number) => (a * one.listings + b * other.listings) / listings;
  return {
    ...one,
    listings,
    latitude: middle(one.latitude, other.latitude),
    longitude: middle(one.longitude, other.longitude),
    south: Math.min(one.south, other.south),
    north: Math.max(one.north, other.north),
    west: Math.min(one.west, other.west),
    east: Math.max(one.east, other.east),
  };
}

export async function getMapTiles(ctx: RequestContext): Promise<MapTiles | null> {
  return ctx.config.mapTiles;
}
