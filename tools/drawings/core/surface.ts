import { type Light, shade } from './light.ts';
import type { Paints } from './paints.ts';
import { num, path, pathOf } from './svg.ts';
import { add, cross, dot, normalize, type Point, scale, subtract, type Vec } from './vector.ts';

/** A side to draw upon, measured in metres from its lower left corner. */
export interface Surface {
  width: number;
  height: number;
  normal: Vec;
  light: Light;
  paints: Paints;
  /** Pixels per metre near the middle: for widths of lines. */
  pixels: number;
  /** The paint as it looks on this side in this light. */
  shaded(color: string): string;
  point(u: number, v: number): Point;
  /** The corners of the side, in metres. */
  corners: readonly Point[];
  outline(points: readonly Point[]): string;
  polygon(points: readonly Point[], fill: string, attributes?: string): string;
  rect(u: number, v: number, width: number, height: number, fill: string, attributes?: string): string;
  lines(segments: readonly (readonly [Point, Point])[], stroke: string, metres: number, opacity?: number): string;
}

export function createSurface(
  points: readonly Vec[],
  light: Light,
  paints: Paints,
  toPicture: (point: Vec) => Point,
  from?: Vec,
): Surface {
  const { origin, right, up, width, height, corners } = from ? upright(points, from) : axes(points);
  const normal = normalize(cross(up, right));
  const point = (u: number, v: number): Point => toPicture(add(origin, add(scale(right, u), scale(up, v))));
  const outline = (corners: readonly Point[]): string => pathOf(corners.map(([u, v]) => point(u, v)));
  // The far end decides: near the lens a width would grow without limit.
  const pixels = Math.min(
    ...[0.1, 0.5, 0.9].map((share) => {
      const [low, high] = [point(width * share, height / 2), point(width * share, height / 2 + 0.5)];
      return Math.hypot(high[0] - low[0], high[1] - low[1]) * 2;
    }),
  );
  const polygon = (corners: readonly Point[], fill: string, attributes = ''): string =>
    path(outline(corners), fill, attributes);
  return {
    width,
    height,
    normal,
    corners,
    light,
    paints,
    pixels,
    shaded: (color) => shade(light, color, normal),
    point,
    outline,
    polygon,
    rect: (u, v, w, h, fill, attributes = '') =>
      polygon(
        [
          [u, v],
          [u + w, v],
          [u + w, v + h],
          [u, v + h],
        ],
        fill,
        attributes,
      ),
    lines: (segments, stroke, metres, opacity = 1) => {
      if (segments.length === 0) return '';
      const d = segments.map(([from, to]) => `M${at(point(from[0], from[1]))}L${at(point(to[0], to[1]))}`).join('');
      return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(Math.max(0.6, metres * pixels))}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
    },
  };
}

// Irregular fronts, such as gables, look straight at the viewer.
function upright(points: readonly Vec[], origin: Vec): ReturnType<typeof axes> {
  return measured(points, origin, [1, 0, 0], [0, 1, 0]);
}

function axes(points: readonly Vec[]) {
  const [origin, second, last] = [points[0]!, points[1]!, points[points.length - 1]!];
  const right = normalize(subtract(second, origin));
  const lean = subtract(last, origin);
  const up = normalize(subtract(lean, scale(right, dot(lean, right))));
  return measured(points, origin, right, up);
}

function measured(points: readonly Vec[], origin: Vec, right: Vec, up: Vec) {
  const corners = points.map((p): Point => [dot(subtract(p, origin), right), dot(subtract(p, origin), up)]);
  const [width, height] = [Math.max(...corners.map((c) => c[0])), Math.max(...corners.map((c) => c[1]))];
  return { origin, right, up, width, height, corners };
}

function at(point: Point): string {
  return `${num(point[0])} ${num(point[1])}`;
}
