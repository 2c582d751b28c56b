import type { Body } from './body.ts';
import { add, type Vec } from './vector.ts';

/** The same body at another place. */
export function moveBody(body: Body, by: Vec): Body {
  const shift = (point: Vec): Vec => add(point, by);
  return {
    ...body,
    faces: body.faces.map((face) => ({
      ...face,
      points: face.points.map(shift),
      origin: face.origin && shift(face.origin),
    })),
    bounds: body.bounds.map(shift),
    casters: body.casters.map((caster) => caster.map(shift)),
    foot: body.foot && shift(body.foot),
  };
}
