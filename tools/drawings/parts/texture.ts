import { darken, lighten } from '../core/color.ts';
import { createRandom } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';

export type Texture = (surface: Surface) => string;
type Segment = readonly [Point, Point];

/** Rows of roof tiles. */
export function tiles(color: string): Texture {
  return (surface) =>
    surface.lines(rows(surface, 0.42), surface.shaded(darken(color, 0.45)), 0.05, 0.55) +
    surface.lines(columns(surface, 0.5), surface.shaded(lighten(color, 0.25)), 0.05, 0.28);
}

/** Ribs of a metal roof, running down the slope. */
export function ribs(color: string): Texture {
  return (surface) =>
    surface.lines(columns(surface, 0.38), surface.shaded(darken(color, 0.4)), 0.035, 0.5) +
    surface.lines(shifted(columns(surface, 0.38), 0.06), surface.shaded(lighten(color, 0.4)), 0.03, 0.35);
}

/** Bundled grass in layers. */
export function thatch(color: string): Texture {
  return (surface) => {
    const random = createRandom(Math.round(surface.width * 1000));
    const blades = columns(surface, 0.16).flatMap(([low, high]): Segment[] => {
      const length = high[1] - low[1];
      const start = low[1] + length * random.between(0, 0.55);
      return [
        [
          [low[0], start],
          [low[0] + random.between(-0.06, 0.06), start + length * random.between(0.2, 0.45)],
        ],
      ];
    });
    return (
      surface.lines(rows(surface, 0.75), surface.shaded(darken(color, 0.5)), 0.09, 0.35) +
      surface.lines(blades, surface.shaded(darken(color, 0.35)), 0.045, 0.5) +
      surface.lines(shifted(blades, 0.07), surface.shaded(lighten(color, 0.3)), 0.035, 0.4)
    );
  };
}

/** Courses of brick with every other joint moved by half a brick. */
export function bricks(color: string, course = 0.3): Texture {
  return (surface) => {
    const joints: Segment[] = [];
    let odd = false;
    for (let v = 0; v < surface.height; v += course) {
      odd = !odd;
      for (let u = odd ? 0.4 : 0.8; u < surface.width; u += 0.8) {
        const top = Math.min(v + course, surface.height);
        if (covers(surface, u, top))
          joints.push([
            [u, v],
            [u, top],
          ]);
      }
    }
    const mortar = surface.shaded(lighten(color, 0.35));
    return surface.lines(rows(surface, course), mortar, 0.03, 0.5) + surface.lines(joints, mortar, 0.03, 0.4);
  };
}

/** Irregular stones, here and there on the wall. */
export function stones(color: string, density = 1.2): Texture {
  return (surface) => {
    const random = createRandom(Math.round(surface.width * 977 + surface.height * 31));
    const count = Math.min(130, Math.round(surface.width * surface.height * density));
    const shades = [darken(color, 0.16), lighten(color, 0.14), darken(color, 0.08)];
    const outlines: string[] = ['', '', ''];
    for (let index = 0; index < count; index++) {
      const [u, v] = [random.between(0.1, surface.width - 0.5), random.between(0.1, surface.height - 0.35)];
      const [w, h] = [random.between(0.25, 0.55), random.between(0.14, 0.28)];
      if (!covers(surface, u, v + h) || !covers(surface, u + w, v + h)) continue;
      outlines[index % 3] += surface.outline([
        [u, v + h * 0.2],
        [u + w * 0.3, v],
        [u + w, v + h * 0.3],
        [u + w * 0.8, v + h],
        [u + w * 0.1, v + h * 0.9],
      ]);
    }
    return outlines
      .map((d, index) => `<path d="${d}" fill="${surface.shaded(shades[index] ?? color)}" opacity=".7"/>`)
      .join('');
  };
}

/** Horizontal boards or slabs. */
export function boards(color: string, spacing = 0.3): Texture {
  return (surface) => surface.lines(rows(surface, spacing), surface.shaded(darken(color, 0.4)), 0.03, 0.55);
}

/** Upright boards or slats. */
export function slats(color: string, spacing = 0.2): Texture {
  return (surface) => surface.lines(columns(surface, spacing), surface.shaded(darken(color, 0.45)), 0.035, 0.6);
}

export function grid(color: string, across: number, up = across): Texture {
  return (surface) =>
    surface.lines([...rows(surface, up), ...columns(surface, across)], surface.shaded(darken(color, 0.3)), 0.025, 0.5);
}

function rows(surface: Surface, spacing: number): Segment[] {
  const segments: Segment[] = [];
  for (let v = spacing; v < surface.height - 0.02; v += spacing) {
    const [left, right] = span(surface.corners, v, 1);
    if (right - left > 0.05)
      segments.push([
        [left, v],
        [right, v],
      ]);
  }
  return segments;
}

function columns(surface: Surface, spacing: number): Segment[] {
  const left = Math.min(...surface.corners.map((corner) => corner[0]));
  const segments: Segment[] = [];
  for (let u = left + spacing; u < surface.width - 0.02; u += spacing) {
    const [low, high] = span(surface.corners, u, 0);
    if (high - low > 0.05)
      segments.push([
        [u, low],
        [u, high],
      ]);
  }
  return segments;
}

/** Where a straight line at a given u (axis 0) or v (axis 1) enters and leaves the side. */
function span(corners: readonly Point[], value: number, axis: 0 | 1): [number, number] {
  const crossings = corners.flatMap((corner, index) => {
    const following = corners[(index + 1) % corners.length]!;
    const [from, to] = [corner[axis] - value, following[axis] - value];
    if (from >= 0 === to >= 0) return [];
    const other = axis === 0 ? 1 : 0;
    return [corner[other] + ((following[other] - corner[other]) * from) / (from - to)];
  });
  return crossings.length < 2 ? [0, 0] : [Math.min(...crossings), Math.max(...crossings)];
}

function covers(surface: Surface, u: number, v: number): boolean {
  const [left, right] = span(surface.corners, Math.min(v, surface.height - 0.001), 1);
  return u > left && u < right;
}

function shifted(segments: readonly Segment[], by: number): Segment[] {
  return segments.map(([from, to]) => [
    [from[0] + by, from[1]],
    [to[0] + by, to[1]],
  ]);
}
