import type { Body } from '../core/body.ts';
import { box, solid } from '../core/solids.ts';
import type { Vec } from '../core/vector.ts';
import { stones } from '../parts/texture.ts';
import type { HouseBuilder } from './house-design.ts';

/** Open land ready to build on: pegs, string, a beacon and a heap of bricks. */
export const stand: HouseBuilder = (_light, random) => {
  const [half, deep] = [random.between(8, 11), random.between(14, 20)];
  const corners: Vec[] = [
    [-half, 0, 0],
    [half, 0, 0],
    [half, 0, deep],
    [-half, 0, deep],
  ];
  const peg = ([x, , z]: Vec): Body[] => [
    box([x - 0.1, 0, z - 0.1], [x + 0.1, 0.85, z + 0.1], '#f4efe2'),
    box([x - 0.11, 0.85, z - 0.11], [x + 0.11, 1.25, z + 0.11], '#e2572b'),
  ];
  const cord = (from: Vec, to: Vec): Body => string(from, to, 0.62);
  const brickX = random.between(-half + 1.5, half - 3);
  return {
    bodies: [
      ...corners.flatMap(peg),
      ...corners.map((corner, index) => cord(corner, corners[(index + 1) % 4]!)),
      box([brickX, 0, 3], [brickX + 2.2, 0.9, 4.2], '#b5623f', { sides: stones('#b5623f', 6) }),
      ...(random.chance(0.6) ? signboard(half * random.between(0.35, 0.7)) : []),
      // Unseen, this keeps the horizon calm and the land wide in the frame.
      {
        faces: [],
        bounds: [
          [0, 1, deep],
          [0, 1.1, deep + 0.1],
        ],
        casters: [],
      },
    ],
    plan: [-half, 0, half, deep],
    setting: {
      backdrops: ['hills', 'savanna', 'kopjes', 'mountain', 'treeline', 'skyline'],
      grounds: ['earth', 'dry', 'lawn', 'earth'],
      trees: ['acacia', 'broadleaf', 'baobab', 'jacaranda', 'palm'],
      shrubs: ['grass', 'aloe', 'bush'],
      turn: [8, 34],
      bare: true,
      eye: random.between(4, 7),
    },
  };
};

function string(from: Vec, to: Vec, height: number): Body {
  const thick = 0.06;
  const [low, high] = [height, height + thick];
  const face: Vec[] = [
    [from[0], low, from[2]],
    [to[0], low, to[2]],
    [to[0], high, to[2]],
    [from[0], high, from[2]],
  ];
  return {
    ...solid([
      { points: face, color: '#f7f3e6' },
      { points: [...face].reverse(), color: '#f7f3e6' },
    ]),
    casters: [],
  };
}

/** A plot board with the outline of a house. */
function signboard(x: number): Body[] {
  return [
    box([x - 0.7, 0, 1.45], [x - 0.6, 1.2, 1.55], '#6d5236'),
    box([x + 0.6, 0, 1.45], [x + 0.7, 1.2, 1.55], '#6d5236'),
    box([x - 0.95, 1, 1.38], [x + 0.95, 2.2, 1.44], '#ffffff', {
      front: (surface) =>
        surface.rect(0.06, 0.06, 1.78, 1.08, surface.shaded('#1f2933')) +
        surface.polygon(
          [
            [0.35, 0.6],
            [0.75, 0.98],
            [1.15, 0.6],
          ],
          surface.shaded('#ff8c00'),
        ) +
        surface.rect(0.45, 0.28, 0.6, 0.32, surface.shaded('#ffffff')) +
        surface.rect(1.25, 0.66, 0.42, 0.1, surface.shaded('#ffffff')) +
        surface.rect(1.25, 0.44, 0.3, 0.1, surface.shaded('#ffffff')),
    }),
  ];
}
