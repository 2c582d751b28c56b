/** Metres: x to the right, y up, z away from the viewer. */
export type Vec = readonly [x: number, y: number, z: number];
export type Point = readonly [x: number, y: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function normalize(a: Vec): Vec {
  const length = Math.sqrt(dot(a, a)) || 1;
  return scale(a, 1 / length);
}

/** Convex hull, always in the same turning direction so that hulls can share one path. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length >= 2 && turn(kept[kept.length - 2]!, kept[kept.length - 1]!, point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** The part of a flat convex polygon on the positive side of a plane (inside(p) >= 0). */
export function clip(points: readonly Vec[], inside: (point: Vec) => number): Vec[] {
  const kept: Vec[] = [];
  points.forEach((current, index) => {
    const following = points[(index + 1) % points.length]!;
    const [here, there] = [inside(current), inside(following)];
    if (here >= 0) kept.push(current);
    if (here >= 0 !== there >= 0) {
      kept.push(add(current, scale(subtract(following, current), here / (here - there))));
    }
  });
  return kept;
}
