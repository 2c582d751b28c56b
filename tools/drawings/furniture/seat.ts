import type { Body } from '../core/body.ts';
import { darken, lighten } from '../core/color.ts';
import { box } from '../core/solids.ts';
import type { Vec } from '../core/vector.ts';

export type Facing = 'viewer' | 'left' | 'right';

/** A sofa of the given length whose back stands at z; cushions show the accent cloth. */
export function sofa(
  x: number,
  z: number,
  length: number,
  cloth: string,
  accents: readonly string[],
  facing: Facing = 'viewer',
): Body[] {
  const place = placer(x, z, facing);
  const [half, deep] = [length / 2, 0.95];
  const seats = length > 1.4 ? Math.round(length / 0.85) : 1;
  const inner = (length - 0.44) / seats;
  const pale = lighten(cloth, 0.12);
  return [
    place([-half, 0.12, 0], [half, 0.38, deep], darken(cloth, 0.08)),
    place([-half, 0.38, deep - 0.28], [half, 0.86, deep], cloth),
    place([-half, 0.38, 0], [-half + 0.22, 0.64, deep - 0.28], cloth),
    place([half - 0.22, 0.38, 0], [half, 0.64, deep - 0.28], cloth),
    ...Array.from({ length: seats }, (_, index) => {
      const left = -half + 0.22 + index * inner;
      return place([left + 0.015, 0.38, 0.02], [left + inner - 0.015, 0.5, deep - 0.28], pale);
    }),
    ...(seats > 1 ? [-half + 0.3, half - 0.72] : [-0.2]).map((left, index) =>
      place([left, 0.5, deep - 0.46], [left + 0.42, 0.88, deep - 0.29], accents[index % accents.length] ?? pale),
    ),
    ...[
      [-half + 0.06, 0.06],
      [half - 0.14, 0.06],
    ].map(([left, front]) => place([left!, 0, front!], [left! + 0.08, 0.12, front! + 0.08], '#3b2c22')),
  ];
}

/** An upright chair with a slender back. */
export function chair(x: number, z: number, color: string, facing: Facing = 'viewer'): Body[] {
  const place = placer(x, z, facing);
  return [
    ...[
      [-0.22, 0],
      [0.18, 0],
      [-0.22, 0.4],
      [0.18, 0.4],
    ].map(([left, front]) => place([left!, 0, front!], [left! + 0.04, 0.43, front! + 0.04], darken(color, 0.3))),
    place([-0.23, 0.43, 0], [0.23, 0.49, 0.45], color),
    place([-0.23, 0.6, 0.4], [0.23, 0.92, 0.45], color),
  ];
}

/** A bar stool. */
export function stool(x: number, z: number, color: string): Body[] {
  return [
    ...[-0.13, 0.1].map((left) => box([x + left, 0, z - 0.02], [x + left + 0.03, 0.66, z + 0.02], '#33302d')),
    box([x - 0.13, 0.22, z - 0.02], [x + 0.13, 0.25, z + 0.02], '#33302d'),
    box([x - 0.18, 0.66, z - 0.16], [x + 0.18, 0.73, z + 0.16], color),
  ];
}

type Place = (from: Vec, to: Vec, color: string) => Body;

/** Turns a piece drawn as facing the viewer; its own depth runs from 0 at the front to the back. */
function placer(x: number, z: number, facing: Facing): Place {
  return (from, to, color) => {
    if (facing === 'viewer') return box([x + from[0], from[1], z + from[2]], [x + to[0], to[1], z + to[2]], color);
    // Facing right, the back is on the left; facing left, it is on the right.
    const across = (depth: number): number => (facing === 'right' ? x - depth : x + depth);
    const [a, b] = [across(from[2]), across(to[2])];
    return box([Math.min(a, b), from[1], z + from[0]], [Math.max(a, b), to[1], z + to[0]], color);
  };
}
