import type { Body } from '../core/body.ts';
import { tone, type Light } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import { disc, num, path } from '../core/svg.ts';
import type { Vec } from '../core/vector.ts';
import { blossom, foliage } from './foliage.ts';
import { sprite } from './sprite.ts';
import type { PlantDrawing } from './tree.ts';

export const SHRUBS = ['bush', 'bougainvillea', 'aloe', 'agave', 'hibiscus', 'grass', 'lavender'] as const;
export type ShrubName = (typeof SHRUBS)[number];

/** A low plant standing on the ground, of the given height in metres. */
export function shrub(name: ShrubName, foot: Vec, height: number, light: Light, random: Random): Body {
  const reach = height * 0.55;
  const ring = [-1, 1].flatMap((side): Vec[] => [
    [foot[0] + side * reach, foot[1] + height * 0.4, foot[2]],
    [foot[0], foot[1] + height * 0.4, foot[2] + side * reach],
    [foot[0] + side * reach * 0.5, foot[1] + height * 0.85, foot[2]],
    [foot[0] + side * reach * 0.7, foot[1], foot[2] + side * reach * 0.5],
  ]);
  return {
    faces: [],
    foot,
    bounds: [
      [foot[0] - 0.1, foot[1], foot[2] - 0.1],
      [foot[0] + 0.1, foot[1] + height, foot[2] + 0.1],
    ],
    casters: [ring],
    sprite: sprite(name, DRAWINGS[name], height, 2, light, random),
  };
}

const bush =
  (leaf: string, flower?: string): PlantDrawing =>
  (light, random, [x, y], height) => {
    const crown = { x, y: y - height * 0.46, rx: height * 0.62, ry: height * 0.52 };
    return foliage(light, random, crown, leaf, 11) + (flower ? blossom(light, random, crown, flower, 40) : '');
  };

/** Blades that rise from one point; the tone of each follows the sun. */
const rosette =
  (leaf: string, blades: number, width: number, droop: number, flower?: string): PlantDrawing =>
  (light, random, [x, y], height) => {
    const drawn = Array.from({ length: blades }, (_, index) => {
      const across = (index / (blades - 1)) * 2 - 1;
      const length = height * random.between(0.78, 1) * (1 - Math.abs(across) * 0.25);
      const [tipX, tipY] = [x + across * length * 0.85, y - length * (1 - Math.abs(across) * (0.45 + droop))];
      const [bendX, bendY] = [x + across * length * 0.25, y - length * 0.62];
      const wide = height * width;
      const d = `M${num(x - wide)} ${num(y)}Q${num(bendX - wide * 0.6)} ${num(bendY)} ${num(tipX)} ${num(tipY)}Q${num(bendX + wide)} ${num(bendY + wide)} ${num(x + wide)} ${num(y)}Z`;
      return path(d, tone(light, leaf, across * Math.sign(light.sun[0]) * 0.5 + random.between(-0.25, 0.25)));
    });
    return drawn.join('') + (flower ? spikes(light, random, x, y, height, flower) : '');
  };

function spikes(light: Light, random: Random, x: number, y: number, height: number, color: string): string {
  return [-0.22, 0.1]
    .map((lean) => {
      const [tx, ty] = [x + lean * height, y - height * random.between(1.15, 1.4)];
      const stem = `M${num(x - 1)} ${num(y - height * 0.4)}L${num(tx)} ${num(ty)}L${num(x + 2)} ${num(y - height * 0.4)}Z`;
      const head = [0, 0.06, 0.12, 0.18]
        .map((down) => disc(tx, ty + down * height, height * (0.025 + down * 0.18), height * 0.05))
        .join('');
      return path(stem, tone(light, '#6a6b3a', -0.3)) + path(head, tone(light, color, 0.3));
    })
    .join('');
}

const DRAWINGS: Record<ShrubName, PlantDrawing> = {
  bush: bush('#56883f'),
  bougainvillea: bush('#4d7d3c', '#d8327f'),
  hibiscus: bush('#3f7f43', '#ef5b3a'),
  lavender: bush('#6f8a5c', '#9a7fd1'),
  aloe: rosette('#6f9462', 9, 0.06, 0.1, '#f0672c'),
  agave: rosette('#7fa394', 11, 0.07, 0.25),
  grass: rosette('#a8a654', 13, 0.02, 0.3),
};
