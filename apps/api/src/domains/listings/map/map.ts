import type { Bounds } from '@africanscity/contracts/listings/area-readings';
import type { MapTiles } from '@africanscity/contracts/listings/map';
import type { PlaceKind } from '@africanscity/db/generated/enums';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { RequestContext } from '../../../context.ts';
import type { Verb } from '../../../verb.ts';
import { type MapCell, presentMap } from './present-map.ts';
import { filterConditions } from '../search/filter-conditions.ts';
import { findCells } from './map.sql.ts';

/** Markers closer than this share of a cell would overlap. */
const touching = 0.7;

/**
 * Counts matches by the cells of a grid, so that the size of the response depends on the map and not on the number of
 * listings. A cell with one listing is that listing.
 */
export const getPropertiesOnMap: Verb<typeof calls.getPropertiesOnMap> = async (ctx, { zoom, ...filter }) => {
  const side = cellSize(filter.bounds, zoom);
  const { where } = await filterConditions(ctx, filter);
  const [kind, nearerKind] = labelKinds(zoom);
  const rows = await findCells(ctx.pool, where, { side, west: filter.bounds.west, kind, nearerKind });
  return presentMap(withLabels(mergeNear(rows, side * touching)));
};

/** Names countries at low zoom, then cities, then areas within a city; then distinguishes equal names. */
function labelKinds(zoom: number): [PlaceKind, PlaceKind] {
  if (zoom <= 4) return ['country', 'city'];
  return [zoom <= 9 ? 'city' : 'area', 'area'];
}

/**
 * Names each cluster after the narrowest place that holds all of its listings. The largest of several clusters in one
 * place gets its name, the others the names of their parts.
 */
function withLabels(cells: NamedCell[]): MapCell[] {
  const taken = new Set<string>();
  return cells
    .toSorted((one, other) => other.listings - one.listings || one.id - other.id)
    .map(({ within, shown, ...cell }) => {
      const names = [within.slice(0, shown), within].flatMap((places) => places.at(-1) ?? []);
      const label = names.find((name) => !taken.has(name)) ?? names[0] ?? '';
      if (cell.listings > 1) taken.add(label);
      return { ...cell, label };
    });
}

/**
 * A cell with the places that hold all of its listings, the widest first. The first `shown` of them are those of the
 * present zoom, the others those of a higher one.
 */
type NamedCell = Omit<MapCell, 'label'> & { within: string[]; shown: number };

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
    city: one.city === other.city ? one.city : '',
    within: one.within.slice(0, firstDifference(one.within, other.within)),
  };
}

/** Returns the number of places that two cells share: of equal names, only those in the same wider places count. */
function firstDifference(one: string[], other: string[]): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at === -1 ? one.length : at;
}

export async function getMapTiles(ctx: RequestContext): Promise<MapTiles | null> {
  return ctx.config.mapTiles;
}
