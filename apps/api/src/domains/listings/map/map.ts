import type { Bounds } from '@africanscity/contracts/listings/filters';
import type { EndpointInput } from '@africanscity/contracts/call';
import type { ListingMap, MapTiles } from '@africanscity/contracts/listings/map';
import type { PlaceKind } from '@africanscity/db/generated/enums';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { RequestContext } from '../../../context.ts';
import { type MapCell, presentMap } from './present-map.ts';
import { filterConditions } from '../search/filter-conditions.ts';

/** Markers closer than this share of a cell would overlap. */
const touching = 0.7;

/**
 * Counts matches by the cells of a grid, so that the size of the response depends on the map and not on the number of
 * listings. A cell with one listing is that listing.
 */
export async function getPropertiesOnMap(
  ctx: RequestContext,
  { zoom, ...filter }: EndpointInput<typeof calls.getPropertiesOnMap>,
): Promise<ListingMap> {
  const side = cellSize(filter.bounds, zoom);
  const { where, values } = await filterConditions(ctx, filter, { firstPlaceholder: 5 });
  const { rows } = await ctx.pool.query<NamedCell>(
    `WITH found AS (
      -- Listings without a pin are at the centre of their place: of thousands, some hundreds of positions are left.
      SELECT p.city, p.place_id, p.latitude,
        -- Across the 180th meridian longitudes go on, so that a cell's middle and box make sense.
        CASE WHEN p.longitude < $2::float8 THEN p.longitude + 360 ELSE p.longitude END AS longitude,
        count(*) AS listings, min(p.id) AS id
      FROM properties p WHERE ${where} GROUP BY p.city, p.place_id, p.latitude, p.longitude
    ), lying AS MATERIALIZED (
      SELECT floor(latitude / $1::float8) AS row, floor(longitude / $1::float8) AS col, place_id, city,
        sum(listings) AS listings, min(id) AS id, sum(latitude * listings) AS latitudes, sum(longitude * listings) AS longitudes,
        min(latitude) AS south, max(latitude) AS north, min(longitude) AS west, max(longitude) AS east
      FROM found GROUP BY 1, 2, 3, 4
    ), labels AS MATERIALIZED (
      -- What places are called that far away: the narrowest of those they lie in that is wide enough; and a step nearer.
      SELECT lies.id, ${narrowest('$3')} AS name, ${narrowest('$4')} AS nearer
      FROM places lies JOIN places above ON above.id = ANY (lies.path)
      WHERE lies.id IN (SELECT place_id FROM lying) GROUP BY lies.id
    ), cells AS (
      SELECT row, col, sum(listings)::int AS listings, min(id) AS id,
        sum(latitudes) / sum(listings)::float8 AS latitude, sum(longitudes) / sum(listings)::float8 AS longitude,
        min(south) AS south, max(north) AS north, min(west) AS west, max(east) AS east
      FROM lying GROUP BY 1, 2
    ), cities AS (
      SELECT DISTINCT ON (row, col) row, col, city FROM lying
      GROUP BY row, col, city ORDER BY row, col, sum(listings) DESC, city
    )
    SELECT cells.*, cities.city, p.located, p.status, p.price::float8 AS price, p.amount::float8 AS amount, p.currency, p.period, p.per_bed AS "perBed", p.type, p.area,
      ${namesOf('name', 1)} AS names, ${namesOf('nearer', 5)} AS nearer
    FROM cells JOIN cities USING (row, col) LEFT JOIN properties p ON cells.listings = 1 AND p.id = cells.id
    ORDER BY cells.listings DESC, cells.id`,
    [side, filter.bounds.west, ...labelKinds(zoom), ...values],
  );
  return presentMap(withLabels(mergeNear(rows, side * touching)));
}

/** Returns the name of the narrowest place, of a kind or wider, among the places `above`. */
function narrowest(kind: string): string {
  return `(array_agg(above.name ORDER BY cardinality(above.path) DESC) FILTER (WHERE above.kind <= ${kind}::place_kind))[1]`;
}

/** Returns the place of most listings in a cell, the first of so many names. */
function namesOf(column: 'name' | 'nearer', most: number): string {
  return `ARRAY(SELECT labels.${column} FROM lying JOIN labels ON labels.id = lying.place_id
    WHERE lying.row = cells.row AND lying.col = cells.col
    GROUP BY 1 ORDER BY sum(lying.listings) DESC, 1 LIMIT ${most})`;
}

/** Names countries at low zoom, then cities, then areas within a city; then distinguishes equal names. */
function labelKinds(zoom: number): [PlaceKind, PlaceKind] {
  if (zoom <= 4) return ['country', 'city'];
  return [zoom <= 9 ? 'city' : 'area', 'area'];
}

/** The largest of several clusters in one place gets its name, the others the names of their parts. */
function withLabels(cells: NamedCell[]): MapCell[] {
  const taken = new Set<string>();
  return cells
    .toSorted((one, other) => other.listings - one.listings || one.id - other.id)
    .map(({ names, nearer, ...cell }) => {
      const label = [...names, ...nearer].find((name) => !taken.has(name)) ?? names[0] ?? '';
      if (cell.listings > 1) taken.add(label);
      return { ...cell, label };
    });
}

/** A cell with its possible names, those of the present and of a higher zoom, the likeliest first. */
type NamedCell = Omit<MapCell, 'label'> & { names: string[]; nearer: string[] };

/** Degrees of a 256 pixel tile at zoom 0. */
const wholeEarth = 360;
/** Cells along a tile: one is 64 pixels wide, a thumb and a half. */
const cellsPerTile = 4;
/** Maximum of cells along a side at any zoom; limits the response to some 500 features. */
const cellsPerSide = 21;

/** Degrees of the sides of a cell. */
function cellSize({ south, west, north, east }: Bounds, zoom: number): number {
  const width = east >= west ? east - west : east - west + 360;
  return Math.max(wholeEarth / cellsPerTile / 2 ** zoom, width / cellsPerSide, (north - south) / cellsPerSide);
}

/**
 * Merges cells whose centres are closer than a distance in degrees, the largest first, because a grid alone separates
 * neighbours across its lines. The sum of all listings stays.
 */
function mergeNear(cells: NamedCell[], distance: number): NamedCell[] {
  const merged: NamedCell[] = [];
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

function join(one: NamedCell, other: NamedCell): NamedCell {
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
    nearer: [...one.nearer, ...other.nearer],
  };
}

export async function getMapTiles(ctx: RequestContext): Promise<MapTiles | null> {
  return ctx.config.mapTiles;
}
