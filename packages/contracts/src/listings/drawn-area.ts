import type { Coordinates } from './coordinates/point.ts';
import { decodePolyline, polylineUnits } from './coordinates/polyline.ts';

/** The most corners of a drawn area. */
export const maxCorners = 40;

/** Whether a text has the corners of an area, without the first again at the end. */
export function isDrawnArea(text: string): boolean {
  const corners = decodePolyline(text);
  return (
    corners.length >= 3 &&
    corners.length <= maxCorners &&
    corners.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) &&
    !findCrossing(corners)
  );
}

/**
 * Returns the first two sides of a closed line that meet elsewhere than at the corner between them, by the numbers of the
 * corners where they begin. A line that turns back on itself meets itself.
 */
export function findCrossing(corners: Coordinates[]): [number, number] | undefined {
  // Whole numbers, so that the signs of areas are exact.
  const points = corners.map(
    (corner): Point => [Math.round(corner.longitude * polylineUnits), Math.round(corner.latitude * polylineUnits)],
  );
  const after = (at: number) => (at + 1) % points.length;
  for (const [one, a] of points.entries())
    for (let other = one + 1; other < points.length; other += 1) {
      const [b, c, d] = [points[after(one)]!, points[other]!, points[after(other)]!];
      const meet =
        after(one) === other ? turnsBack(a, b, d) : after(other) === one ? turnsBack(c, a, b) : sidesMeet(a, b, c, d);
      if (meet) return [one, other];
    }
  return undefined;
}

type Point = [x: number, y: number];

/** The sign of a turn at `b`: positive to the left, zero without a turn. */
const turn = (a: Point, b: Point, c: Point) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

/** Whether two sides with the corner `b` between them lie on each other. */
const turnsBack = (a: Point, b: Point, c: Point) =>
  turn(a, b, c) === 0 && (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) >= 0;

function sidesMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const areApart = ([0, 1] as const).some(
    (axis) =>
      Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) ||
      Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis]),
  );
  return !areApart && turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}
