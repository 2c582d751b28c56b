import type { Body } from '../core/body.ts';
import { box, drum } from '../core/solids.ts';

/** Posts along x, standing at the given depth. */
export function posts(
  x0: number,
  x1: number,
  z: number,
  count: number,
  height: number,
  size: number,
  color: string,
  base = 0,
): Body[] {
  return Array.from({ length: count }, (_, index) => {
    const x = x0 + ((x1 - x0) * index) / Math.max(1, count - 1);
    return box([x - size / 2, base, z - size / 2], [x + size / 2, base + height, z + size / 2], color);
  });
}

/** Round columns along x. */
export function columns(
  x0: number,
  x1: number,
  z: number,
  count: number,
  height: number,
  radius: number,
  color: string,
  base = 0,
): Body[] {
  return Array.from({ length: count }, (_, index) =>
    drum([x0 + ((x1 - x0) * index) / Math.max(1, count - 1), base, z], radius, height, color, { sides: 10 }),
  );
}
