import type { Body } from '../core/body.ts';
import type { Light } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import type { Point, Vec } from '../core/vector.ts';
import { acacia } from './acacia.ts';
import { baobab } from './baobab.ts';
import { broadleaf } from './broadleaf.ts';
import { cypress } from './cypress.ts';
import { palm } from './palm.ts';
import { sprite } from './sprite.ts';

export const TREES = ['broadleaf', 'jacaranda', 'flamboyant', 'palm', 'acacia', 'baobab', 'cypress'] as const;
export type TreeName = (typeof TREES)[number];

/** Draws a plant with its foot at a point; height is in pixels. */
export type PlantDrawing = (light: Light, random: Random, foot: Point, height: number) => string;

/** A tree standing on the ground, of the given height in metres. */
export function tree(name: TreeName, foot: Vec, height: number, light: Light, random: Random): Body {
  const spread = SHAPES[name].spread * height;
  return {
    faces: [],
    foot,
    bounds: [
      [foot[0] - 0.3, foot[1], foot[2] - 0.3],
      [foot[0] + 0.3, foot[1] + height, foot[2] + 0.3],
    ],
    casters: [
      crown(foot, height * SHAPES[name].middle, spread, height * 0.3),
      trunk(foot, height * 0.7, height * 0.02),
    ],
    sprite: sprite(name, SHAPES[name].draw, height, 2, light, random),
  };
}

const SHAPES: Record<TreeName, { draw: PlantDrawing; spread: number; middle: number }> = {
  broadleaf: { draw: broadleaf('#4f8a3c'), spread: 0.38, middle: 0.66 },
  jacaranda: { draw: broadleaf('#8574c4', '#b49aec'), spread: 0.42, middle: 0.66 },
  flamboyant: { draw: broadleaf('#6b7f35', '#e2502f'), spread: 0.46, middle: 0.68 },
  palm: { draw: palm, spread: 0.26, middle: 0.88 },
  acacia: { draw: acacia, spread: 0.5, middle: 0.86 },
  baobab: { draw: baobab, spread: 0.34, middle: 0.8 },
  cypress: { draw: cypress, spread: 0.12, middle: 0.5 },
};

function crown(foot: Vec, middle: number, spread: number, tall: number): Vec[] {
  return Array.from({ length: 14 }, (_, index): Vec => {
    const angle = (index / 14) * Math.PI * 2;
    const wobble = 0.82 + 0.18 * Math.sin(index * 2.4);
    return [
      foot[0] + Math.cos(angle) * spread * wobble,
      foot[1] + middle + Math.sin(index * 1.7) * tall * 0.5,
      foot[2] + Math.sin(angle) * spread * wobble,
    ];
  });
}

function trunk(foot: Vec, height: number, radius: number): Vec[] {
  return [-1, 1].flatMap((side): Vec[] => [
    [foot[0] + side * radius, foot[1], foot[2]],
    [foot[0] + side * radius, foot[1] + height, foot[2]],
    [foot[0], foot[1] + height, foot[2] + side * radius],
  ]);
}
