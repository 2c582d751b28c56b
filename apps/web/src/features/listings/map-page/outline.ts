import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import { encodePolyline } from '@africanscity/contracts/listings/coordinates/encode-polyline';
import { findCrossing, maxCorners } from '@africanscity/contracts/listings/drawn-area';

/** A point of the screen. */
export interface Pixel {
  x: number;
  y: number;
}

/** Width and height in pixels below which an area is too small. */
const least = 16;

/** Pixels between a drawn line and its simplified one, at first. */
const finest = 1.5;

/** Number of crossings to resolve by turning a part of the line around. */
const mostTurns = 200;

/** Returns the area within a drawn line as the text of its filter; undefined for a line that surrounds almost nothing. */
export function outlineOf(line: Pixel[], coordinatesAt: (pixel: Pixel) => Coordinates): string | undefined {
  const extent = (axis: 'x' | 'y') =>
    Math.max(...line.map((pixel) => pixel[axis])) - Math.min(...line.map((pixel) => pixel[axis]));
  if (Math.min(extent('x'), extent('y')) < least) return undefined;
  const corners = uncross(withoutRepeats(simplify(line, maxCorners).map(coordinatesAt)));
  return corners.length < 3 ? undefined : encodePolyline(corners);
}

/** Reduces a line to at most so many points (Douglas and Peucker). */
export function simplify(line: Pixel[], most: number): Pixel[] {
  for (let tolerance = finest; ; tolerance *= 1.4) {
    const kept = line.length < 3 ? line : [line[0]!, ...between(line, tolerance), line.at(-1)!];
    if (kept.length <= most) return kept;
  }
}

/** The points to keep between the first and the last of a line. */
function between(line: Pixel[], tolerance: number): Pixel[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let [farthest, distance] = [0, tolerance];
  for (let at = 1; at < line.length - 1; at += 1) {
    const away = distanceTo(first, last, line[at]!);
    if (away > distance) [farthest, distance] = [at, away];
  }
  if (farthest === 0) return [];
  const [before, after] = [line.slice(0, farthest + 1), line.slice(farthest)];
  return [...between(before, tolerance), line[farthest]!, ...between(after, tolerance)];
}

/** Distance of a point to the stretch between two others. */
function distanceTo(from: Pixel, to: Pixel, { x, y }: Pixel): number {
  const [across, along] = [to.x - from.x, to.y - from.y];
  const length = across ** 2 + along ** 2;
  const share = length && Math.max(0, Math.min(1, ((x - from.x) * across + (y - from.y) * along) / length));
  return Math.hypot(from.x + share * across - x, from.y + share * along - y);
}

/** Keeps one corner of each place. A line often ends where it began. */
function withoutRepeats(corners: Coordinates[]): Coordinates[] {
  return [...new Map(corners.map((corner) => [encodePolyline([corner]), corner])).values()];
}

/** Returns a closed line that does not meet itself. Turns the part between two crossing sides around, which shortens the line. */
export function uncross(corners: Coordinates[]): Coordinates[] {
  let line = corners;
  for (let turns = 0; line.length >= 3; turns += 1) {
    const crossing = findCrossing(line);
    if (!crossing) return line;
    const [one, other] = crossing;
    const isAtStart = other - one === line.length - 1;
    if (other - one === 1 || isAtStart || turns > mostTurns) line = line.toSpliced(isAtStart ? 0 : other, 1);
    else line = [...line.slice(0, one + 1), ...line.slice(one + 1, other + 1).toReversed(), ...line.slice(other + 1)];
  }
  return line;
}
