import { box, prism } from '../core/solids.ts';
import { door } from '../parts/door.ts';
import { gableRoof } from '../parts/roof.ts';
import { thatch, tiles } from '../parts/texture.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { Point } from '../core/vector.ts';
import type { HouseBuilder } from './house-design.ts';

/** A long white house with a curved gable over its door. */
export const capeDutch: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#fbf8f1', '#f6efe0', '#fdfaf4']);
  const grass = random.chance(0.6);
  const roof = grass ? '#8f7a58' : random.pick(['#5a4a44', '#6a6f74']);
  const green = random.pick(['#2f5a4a', '#23485c', '#5a2f2a', '#3f5a34']);
  const wide = random.between(15, 18);
  const [left, right, deep] = [-wide / 2, wide / 2, 7.5];
  const sash: WindowStyle = { frame: '#ffffff', columns: 2, rows: 3, shutters: green };
  const style = { color: roof, trim: wall, texture: grass ? thatch(roof) : tiles(roof), overhang: 0.35 };
  const half = random.between(2.3, 2.8);
  return {
    bodies: [
      box([left, 0, 0], [right, 3.1, deep], wall, {
        front: (surface) =>
          [0.06, 0.24, 0.665, 0.845]
            .map((at) => window(surface, random, [wide * at + 0.55, 0.8, 1.25, 1.7], sash))
            .join(''),
        sides: (surface) => window(surface, random, [deep * 0.4, 0.9, 1.2, 1.6], sash),
      }),
      ...gableRoof([left, 0, right, deep], 3.3, 3.2, style, { wall }),
      // Steps of falling width make the curves of the gable.
      box([-half, 0, -0.5], [half, 3.5, 0], wall, {
        front: (surface) =>
          door(surface, [half - 0.75, 0, 1.5, 2.5], { color: green, frame: '#ffffff', kind: 'panels' }) +
          window(surface, random, [0.45, 0.9, 0.8, 1.6], { frame: '#ffffff', columns: 1, rows: 3, curtains: false }) +
          window(surface, random, [half * 2 - 1.25, 0.9, 0.8, 1.6], {
            frame: '#ffffff',
            columns: 1,
            rows: 3,
            curtains: false,
          }),
      }),
      prism(
        gable(half),
        -0.5,
        -0.15,
        wall,
        (surface) =>
          window(surface, random, [half - 0.5, 0.6, 1, 1.35], { frame: '#ffffff', columns: 2, rows: 2, arched: true }) +
          surface.lines(
            [
              [
                [0.3, 0.06],
                [half * 2 - 0.3, 0.06],
              ],
            ],
            surface.shaded('#d9d2c4'),
            0.08,
          ),
      ),
      box([-2.4, 0, -2.6], [2.4, 0.3, -0.5], '#c5b8a5'),
      ...[left + 1.6, right - 1.6].map((x) =>
        box([x - 0.4, 5.6, deep / 2 - 0.4], [x + 0.4, 7.4, deep / 2 + 0.4], wall),
      ),
    ],
    plan: [left, -2.6, right, deep],
    doorX: 0,
    setting: {
      backdrops: ['mountain', 'mountain', 'hills'],
      grounds: ['lawn', 'gravel', 'lawn'],
      trees: ['broadleaf', 'cypress', 'broadleaf'],
      shrubs: ['lavender', 'bush', 'hibiscus', 'agave'],
      turn: [4, 18],
    },
  };
};

function gable(half: number): Point[] {
  const right = [
    [half, 3.5],
    [half * 0.98, 4.1],
    [half * 0.88, 4.7],
    [half * 0.74, 5.3],
    [half * 0.56, 5.95],
    [half * 0.34, 6.4],
    [half * 0.12, 6.6],
  ] as const;
  return [...right.map(([x, y]): Point => [x, y]), ...[...right].reverse().map(([x, y]): Point => [-x, y])];
}
