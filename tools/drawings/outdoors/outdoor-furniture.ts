import type { Body } from '../core/body.ts';
import { lighten } from '../core/color.ts';
import { box, drum, prism } from '../core/solids.ts';
import { slats } from '../parts/texture.ts';

/** A pool lounger with its head away from the viewer. */
export function lounger(x: number, z: number, cloth: string): Body[] {
  return [
    box([x - 0.34, 0.22, z], [x + 0.34, 0.3, z + 1.25], '#e9e2d4', {}, cloth),
    box([x - 0.32, 0, z + 0.1], [x - 0.26, 0.22, z + 0.18], '#8d6a48'),
    box([x + 0.26, 0, z + 0.1], [x + 0.32, 0.22, z + 0.18], '#8d6a48'),
    box([x - 0.34, 0.3, z + 1.25], [x + 0.34, 0.78, z + 1.4], cloth),
  ];
}

export function parasol(x: number, z: number, color: string): Body[] {
  return [
    box([x - 0.03, 0, z - 0.03], [x + 0.03, 2.2, z + 0.03], '#8d6a48'),
    drum([x, 2.2, z], 1.5, 0.55, color, { sides: 10, upper: 0.05 }),
  ];
}

export function bench(x: number, z: number, wood: string): Body[] {
  return [
    ...[-0.75, 0.67].map((at) => box([x + at, 0, z], [x + at + 0.08, 0.45, z + 0.45], '#3a3f44')),
    box([x - 0.85, 0.45, z], [x + 0.85, 0.51, z + 0.45], wood, {}, lighten(wood, 0.12)),
    box([x - 0.85, 0.62, z + 0.42], [x + 0.85, 0.98, z + 0.47], wood, { front: slats(wood, 0.9) }),
  ];
}

/** A low fountain of three basins. */
export function fountain(x: number, z: number, stone: string): Body[] {
  return [
    drum([x, 0, z], 1.25, 0.45, stone, { sides: 8, topColor: '#7fc0cc' }),
    drum([x, 0.45, z], 0.16, 0.6, stone, { sides: 10 }),
    drum([x, 1.05, z], 0.3, 0.14, stone, { sides: 14, upper: 0.6, topColor: '#a6dbe2' }),
    drum([x, 1.19, z], 0.08, 0.4, '#d9f1f4', { sides: 8, upper: 0.02 }),
  ];
}

/** Beams over four posts, for shade. */
export function pergola(x0: number, z0: number, x1: number, z1: number, height: number, wood: string): Body[] {
  const posts = [
    [x0, z0],
    [x1, z0],
    [x0, z1],
    [x1, z1],
  ].map(([x, z]) => box([x! - 0.08, 0, z! - 0.08], [x! + 0.08, height, z! + 0.08], wood));
  const beams = Array.from({ length: 8 }, (_, index) => {
    const x = x0 + ((x1 - x0) * index) / 7;
    return box([x - 0.05, height + 0.16, z0 - 0.4], [x + 0.05, height + 0.32, z1 + 0.4], wood);
  });
  return [
    ...posts,
    box([x0 - 0.3, height, z0 - 0.08], [x1 + 0.3, height + 0.16, z0 + 0.08], wood),
    box([x0 - 0.3, height, z1 - 0.08], [x1 + 0.3, height + 0.16, z1 + 0.08], wood),
    ...beams,
  ];
}

/** A braai or fire place of masonry. */
export function hearth(x: number, z: number, stone: string): Body[] {
  return [
    box([x - 0.8, 0, z], [x + 0.8, 0.8, z + 0.8], stone),
    box([x - 0.8, 0.8, z + 0.3], [x + 0.8, 1.5, z + 0.8], stone, {
      front: (surface) =>
        surface.rect(0.25, 0.05, 1.1, 0.55, '#2a2320') + surface.rect(0.4, 0.05, 0.8, 0.12, '#e8761e'),
    }),
    prism(
      [
        [x - 0.8, 1.5],
        [x + 0.8, 1.5],
        [x + 0.3, 2.1],
        [x - 0.3, 2.1],
      ],
      z + 0.3,
      z + 0.8,
      stone,
    ),
    box([x - 0.28, 2.1, z + 0.35], [x + 0.28, 2.9, z + 0.75], stone),
  ];
}
