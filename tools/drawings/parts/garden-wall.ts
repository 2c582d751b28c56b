import type { Body } from '../core/body.ts';
import { darken, lighten } from '../core/color.ts';
import { box } from '../core/solids.ts';
import type { Texture } from './texture.ts';

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
