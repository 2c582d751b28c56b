import type { Bounds } from '@africanscity/contracts/listing-filter';

/** Degrees that a tile of 256 pixels spans at zoom 0. */
const wholeEarth = 360;
/** Cells along a tile: one is 64 pixels wide, a thumb and a half. */
const cellsPerTile = 4;
/** Cells along a side at most, whatever zoom is asked for; this bounds the answer to some 500 features. */
const cellsPerSide = 21;

/** Degrees of the sides of a cell in which listings are counted together. */
export function cellSize({ south, west, north, east }: Bounds, zoom: number): number {
  const width = east >= west ? east - west : east - west + 360;
  return Math.max(wholeEarth / cellsPerTile / 2 ** zoom, width / cellsPerSide, (north - south) / cellsPerSide);
}
