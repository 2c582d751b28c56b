import type { Body } from '../core/body.ts';
import { darken, lighten } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { slats, type Texture } from './texture.ts';

export interface GardenWallStyle {
  color: string;
  height?: number;
  texture?: Texture | undefined;
}

/** A wall along x with piers every few metres and a coping on top. */
export function gardenWall(x0: number, x1: number, z: number, style: GardenWallStyle): Body[] {
  const height = style.height ?? 2;
  const coping = lighten(style.color, 0.25);
  const bays = Math.max(1, Math.round((x1 - x0) / 5));
  const step = (x1 - x0) / bays;
  return Array.from({ length: bays }, (_, index) => x0 + index * step).flatMap((left) => [
    box([left, 0, z - 0.22], [left + 0.4, height + 0.25, z + 0.22], darken(style.color, 0.06), {}, coping),
    box(
      [left + 0.4, 0, z - 0.12],
      [left + step, height, z + 0.12],
      style.color,
      style.texture ? { front: style.texture } : {},
      coping,
    ),
  ]);
}

/** A gate of upright slats between two piers; the middle is at x. */
export function gate(x: number, z: number, width: number, color: string, pier: string): Body[] {
  const half = width / 2;
  return [
    box([x - half - 0.5, 0, z - 0.25], [x - half, 2.4, z + 0.25], pier, {}, lighten(pier, 0.25)),
    box([x + half, 0, z - 0.25], [x + half + 0.5, 2.4, z + 0.25], pier, {}, lighten(pier, 0.25)),
    box([x - half, 0.1, z - 0.05], [x + half, 2, z + 0.05], color, { front: slats(color, 0.22) }),
  ];
}
