import { zxyToTileId } from 'pmtiles';
import type { Box } from './read-area.ts';

/** Successive ids of tiles on the Hilbert curve: from the first one, to before `to`. */
export interface TileRange {
  from: number;
  to: number;
}

/** Columns and rows of tiles, all four included. */
interface Grid {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the ids of all tiles that meet a box at the zoom levels, in ascending order. Their number is that of its edge. */
export function tileRangesIn(box: Box, minZoom: number, maxZoom: number): TileRange[] {
  const ranges: TileRange[] = [];
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) ranges.push(...rangesOfZoom(gridOf(box, zoom), zoom));
  return joinNeighbours(ranges);
}

/** Halves the map in both directions until a square is within the grid or outside it: its tiles have successive ids. */
function rangesOfZoom(grid: Grid, zoom: number): TileRange[] {
  const first = zxyToTileId(zoom, 0, 0);
  const ranges: TileRange[] = [];
  const visit = (level: number, x: number, y: number) => {
    const side = 2 ** (zoom - level);
    const [left, top] = [x * side, y * side];
    const [right, bottom] = [left + side - 1, top + side - 1];
    if (right < grid.left || left > grid.right || bottom < grid.top || top > grid.bottom) return;
    if (left >= grid.left && right <= grid.right && top >= grid.top && bottom <= grid.bottom) {
      const from = first + (zxyToTileId(level, x, y) - zxyToTileId(level, 0, 0)) * side ** 2;
      ranges.push({ from, to: from + side ** 2 });
      return;
    }
    for (const dx of [0, 1]) for (const dy of [0, 1]) visit(level + 1, 2 * x + dx, 2 * y + dy);
  };
  visit(0, 0, 0);
  return ranges.sort((a, b) => a.from - b.from);
}

function joinNeighbours(ranges: TileRange[]): TileRange[] {
  const joined: TileRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last?.to === range.from) last.to = range.to;
    else joined.push({ ...range });
  }
  return joined;
}

/** Latitude of the northern and southern edges of the map, which is a square. */
const edgeLatitude = 85.0511287798066;

function gridOf({ west, south, east, north }: Box, zoom: number): Grid {
  const size = 2 ** zoom;
  const within = (tile: number) => Math.min(Math.max(Math.floor(tile), 0), size - 1);
  const column = (longitude: number) => within(((longitude + 180) / 360) * size);
  const row = (latitude: number) => {
    const angle = (Math.min(Math.max(latitude, -edgeLatitude), edgeLatitude) * Math.PI) / 180;
    return within(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * size);
  };
  return { left: column(west), right: column(east), top: row(north), bottom: row(south) };
}

/** Returns the first index below a length at which a condition is true, if it is at all later ones; else the length. */
export function firstIndex(length: number, isTrue: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
