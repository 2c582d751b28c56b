import type { MapCell } from './present-map.ts';

/**
 * Joins cells whose middles are nearer than a distance in degrees, the largest first: a grid alone parts
 * neighbours that lie on two sides of its lines. Nothing is lost: the sum of all listings stays.
 */
export function mergeNear(cells: MapCell[], distance: number): MapCell[] {
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
