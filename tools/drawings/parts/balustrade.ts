import type { Body } from '../core/body.ts';
import { mix } from '../core/color.ts';
import { box } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';

export type BalustradeKind = 'glass' | 'rails' | 'wall' | 'lattice';

/** A waist-high guard along x, standing on a floor at the given height. */
export function balustrade(
  x0: number,
  x1: number,
  z: number,
  floor: number,
  kind: BalustradeKind,
  color: string,
): Body[] {
  if (x1 - x0 < 0.4) return [];
  const top = floor + 1;
  if (kind === 'wall') return [box([x0, floor, z - 0.08], [x1, top, z + 0.08], color)];
  return [
    {
      ...box([x0, floor, z - 0.02], [x1, top, z + 0.02], color),
      faces: [
        {
          points: [
            [x0, floor, z],
            [x1, floor, z],
            [x1, top, z],
            [x0, top, z],
          ],
          color: '#000000',
          clear: true,
          paint: (surface) => FILLINGS[kind](surface, color),
        },
      ],
      casters: [
        [
          [x0, top - 0.08, z],
          [x1, top - 0.08, z],
          [x1, top, z],
          [x0, top, z],
        ],
      ],
    },
  ];
}

const FILLINGS: Record<Exclude<BalustradeKind, 'wall'>, (surface: Surface, color: string) => string> = {
  glass: (surface, color) =>
    surface.rect(0, 0, surface.width, surface.height, mix(surface.light.sky[1], '#ffffff', 0.4), 'opacity=".32"') +
    handrail(surface, color),
  rails: (surface, color) =>
    surface.lines(uprights(surface, 0.18), surface.shaded(color), 0.035) + handrail(surface, color),
  lattice: (surface, color) => {
    const crossed: [Point, Point][] = [];
    for (let u = 0; u < surface.width - 0.4; u += 0.5)
      crossed.push(
        [
          [u, 0.08],
          [u + 0.5, 0.92],
        ],
        [
          [u + 0.5, 0.08],
          [u, 0.92],
        ],
      );
    return (
      surface.lines(crossed, surface.shaded(color), 0.05) +
      surface.lines(
        [
          [
            [0, 0.08],
            [surface.width, 0.08],
          ],
        ],
        surface.shaded(color),
        0.06,
      ) +
      handrail(surface, color)
    );
  },
};

function uprights(surface: Surface, spacing: number): [Point, Point][] {
  const count = Math.floor(surface.width / spacing);
  return Array.from({ length: count + 1 }, (_, index): [Point, Point] => [
    [index * spacing, 0],
    [index * spacing, surface.height],
  ]);
}

function handrail(surface: Surface, color: string): string {
  return surface.rect(0, surface.height - 0.09, surface.width, 0.09, surface.shaded(color));
}
