import type { Face } from '../core/body.ts';
import type { Paint } from '../core/solids.ts';

/** A flat rectangle on the ground, or slightly above it. */
export function patch(x0: number, z0: number, x1: number, z1: number, color: string, paint?: Paint, height = 0): Face {
  return {
    points: [
      [x0, height, z0],
      [x1, height, z0],
      [x1, height, z1],
      [x0, height, z1],
    ],
    color,
    paint,
  };
}
