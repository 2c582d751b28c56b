import type { Body, Face } from './body.ts';
import type { Light } from './light.ts';
import { add, clip, cross, dot, hull, normalize, scale, subtract, type Point, type Vec } from './vector.ts';

const CLOSE = 0.01;

/**
 * The shadows that bodies throw on a flat side, as polygons in space. They overlap
 * and all turn the same way, so one path can hold them without darkening twice.
 */
export function shadowsOn(face: Face, owner: Body | undefined, bodies: readonly Body[], light: Light): Vec[][] {
  const plane = planeOf(face.points);
  const facing = dot(plane.normal, light.sun);
  if (facing <= 0.05) return [];
  const height = (point: Vec): number => dot(subtract(point, plane.origin), plane.normal);
  const shadows: Vec[][] = [];
  for (const body of bodies) {
    if (body === owner) continue;
    for (const caster of body.casters) {
      const above = partAbove(caster, body, height);
      if (above.length < 3) continue;
      const flat = above.map((point) => {
        const fallen = subtract(point, scale(light.sun, height(point) / facing));
        return inPlane(plane, fallen);
      });
      const outline = hull(flat).map((point) => inSpace(plane, point));
      const kept = face.points.length > 0 ? clipToFace(outline, face.points, plane.normal) : outline;
      if (kept.length >= 3) shadows.push(kept);
    }
  }
  return shadows;
}

// A body that stands through the plane throws only the shadow of its upper part.
function partAbove(caster: readonly Vec[], body: Body, height: (point: Vec) => number): Vec[] {
  const heights = caster.map(height);
  if (Math.max(...heights) < CLOSE * 4) return [];
  if (Math.min(...heights) >= -CLOSE) return [...caster];
  const sides = body.faces.length > 0 ? body.faces.map((side) => side.points) : [caster];
  return sides.flatMap((side) => clip(side, (point) => height(point)));
}

function clipToFace(outline: readonly Vec[], face: readonly Vec[], normal: Vec): Vec[] {
  return face.reduce<Vec[]>(
    (kept, corner, index) => {
      const along = subtract(face[(index + 1) % face.length]!, corner);
      const inward = normalize(cross(along, normal));
      return kept.length < 3 ? [] : clip(kept, (point) => dot(subtract(point, corner), inward));
    },
    [...outline],
  );
}

interface Plane {
  origin: Vec;
  right: Vec;
  up: Vec;
  normal: Vec;
}

function planeOf(points: readonly Vec[]): Plane {
  const [origin, second, last] = [points[0]!, points[1]!, points[points.length - 1]!];
  const right = normalize(subtract(second, origin));
  const normal = normalize(cross(subtract(last, origin), right));
  return { origin, right, normal, up: cross(right, normal) };
}

function inPlane(plane: Plane, point: Vec): Point {
  const from = subtract(point, plane.origin);
  return [dot(from, plane.right), dot(from, plane.up)];
}

function inSpace(plane: Plane, point: Point): Vec {
  return add(plane.origin, add(scale(plane.right, point[0]), scale(plane.up, point[1])));
}
