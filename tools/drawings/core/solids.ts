import type { Body, Face } from './body.ts';
import type { Surface } from './surface.ts';
import type { Vec } from './vector.ts';

export type Paint = (surface: Surface) => string;

export interface BoxPaints {
  front?: Paint;
  right?: Paint;
  left?: Paint;
  top?: Paint;
  /** For sides without a painter of their own, except the top. */
  sides?: Paint;
}

/** A box from one corner to the opposite one; all colours are paint, before light. */
export function box(from: Vec, to: Vec, color: string, paints: BoxPaints = {}, topColor = color): Body {
  const [x0, y0, z0] = from;
  const [x1, y1, z1] = to;
  const side = (points: Vec[], paint?: Paint, tint = color): Face => ({ points, color: tint, paint });
  return solid([
    side(
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      paints.front ?? paints.sides,
    ),
    side(
      [
        [x1, y0, z0],
        [x1, y0, z1],
        [x1, y1, z1],
        [x1, y1, z0],
      ],
      paints.right ?? paints.sides,
    ),
    side(
      [
        [x0, y0, z1],
        [x0, y0, z0],
        [x0, y1, z0],
        [x0, y1, z1],
      ],
      paints.left ?? paints.sides,
    ),
    side(
      [
        [x1, y0, z1],
        [x0, y0, z1],
        [x0, y1, z1],
        [x1, y1, z1],
      ],
      paints.sides,
    ),
    side(
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      paints.top,
      topColor,
    ),
    side([
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y0, z0],
      [x0, y0, z0],
    ]),
  ]);
}

/** Any convex thing given by its sides. */
export function solid(faces: readonly Face[]): Body {
  const points = faces.flatMap((face) => face.points);
  return { faces, bounds: points, casters: [points] };
}

/** A convex outline in x and y (anticlockwise as the viewer sees it) pulled from the front z to the back z. */
export function prism(
  outline: readonly (readonly [x: number, y: number])[],
  front: number,
  back: number,
  color: string,
  paint?: Paint,
  topColor = color,
): Body {
  const near = outline.map(([x, y]): Vec => [x, y, front]);
  const far = outline.map(([x, y]): Vec => [x, y, back]);
  const rims = near.map((point, index): Face => {
    const following = (index + 1) % near.length;
    return { points: [near[following]!, point, far[index]!, far[following]!], color: topColor };
  });
  const origin: Vec = [Math.min(...outline.map(([x]) => x)), Math.min(...outline.map(([, y]) => y)), front];
  return solid([{ points: near, color, paint, origin }, { points: [...far].reverse(), color }, ...rims]);
}

/** An upright round body; a smaller upper radius makes a cone. Sides may be painted as one strip each. */
export function drum(
  foot: Vec,
  radius: number,
  height: number,
  color: string,
  options: { upper?: number; sides?: number; paint?: Paint; topColor?: string } = {},
): Body {
  const count = options.sides ?? 16;
  const upper = options.upper ?? radius;
  const ring = (size: number, y: number): Vec[] =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      return [foot[0] + Math.cos(angle) * size, y, foot[2] + Math.sin(angle) * size] as const;
    });
  const [low, high] = [ring(radius, foot[1]), ring(Math.max(upper, 0.001), foot[1] + height)];
  const sides = low.map((point, index): Face => {
    const following = (index + 1) % count;
    return { points: [point, low[following]!, high[following]!, high[index]!], color, paint: options.paint };
  });
  return solid([...sides, { points: high, color: options.topColor ?? color }, { points: [...low].reverse(), color }]);
}
