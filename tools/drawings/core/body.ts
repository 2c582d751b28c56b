import type { Surface } from './surface.ts';
import type { Paints } from './paints.ts';
import type { Point, Vec } from './vector.ts';

/** A flat side; points run bottom left, bottom right, then on around, as seen from outside. */
export interface Face {
  points: readonly Vec[];
  color: string;
  /** Where painters measure from, when the first edge of the outline is not its foot. */
  origin?: Vec | undefined;
  /** Draws windows, doors or joints upon the side. */
  paint?: ((surface: Surface) => string) | undefined;
  /** A side that gives light itself is not shaded. */
  glows?: boolean | undefined;
  /** Only what the painter draws is seen: railings and glass. */
  clear?: boolean | undefined;
}

/** A convex thing in the scene, or a plant that always shows its face to the viewer. */
export interface Body {
  faces: readonly Face[];
  /** Points that bound the thing: they decide what hides what. */
  bounds: readonly Vec[];
  /** Convex shapes that cast the shadow. */
  casters: readonly (readonly Vec[])[];
  /** Draws a plant or figure; the scale is in pixels per metre at the foot. */
  sprite?: Sprite | undefined;
  foot?: Vec | undefined;
}

export type Sprite = (foot: Point, scale: number, paints: Paints) => string;
