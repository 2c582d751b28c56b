import type { Body } from '../core/body.ts';
import { darken, lighten } from '../core/color.ts';
import { box } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import type { Random } from '../core/random.ts';
import type { Point } from '../core/vector.ts';
import { posts } from '../parts/column.ts';
import { door } from '../parts/door.ts';
import { leanRoof } from '../parts/roof.ts';
import { ribs } from '../parts/texture.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** Shops under awnings with flats or stores above, on a busy street. */
export const shopfront: HouseBuilder = (_light, random) => {
  const count = random.int(2, 3);
  const unit = random.between(5.5, 6.5);
  const left = (-unit * count) / 2;
  const upper = random.chance(0.7);
  const deep = 8;
  const offset = random.int(0, 20);
  const shop = (index: number): Body[] => {
    const x = left + index * unit;
    const wall = WALLS[(index + offset) % WALLS.length]!;
    const sign = SIGNS[(index * 2 + offset) % SIGNS.length]!;
    const tall = upper ? 6.4 + (index % 2) * 0.5 : 4.4 + (index % 2) * 0.4;
    const pane: WindowStyle = { frame: '#ffffff', columns: 2, rows: 2 };
    return [
      box([x, 0, 0], [x + unit, tall, deep], wall, {
        front: (surface) =>
          display(surface, random, unit) +
          board(surface, unit, sign) +
          (upper ? [0.16, 0.6].map((at) => window(surface, random, [unit * at, 4.3, 1.4, 1.4], pane)).join('') : ''),
        sides: (surface) => (upper ? window(surface, random, [3, 4.3, 1.4, 1.4], pane) : ''),
      }),
      box([x - 0.05, tall, -0.15], [x + unit + 0.05, tall + 0.35, deep], lighten(wall, 0.35)),
      leanRoof([x + 0.15, -1.9, x + unit - 0.15, 0], 2.65, 3, {
        color: sign,
        trim: '#ffffff',
        texture: (surface) => stripes(surface, sign),
      }),
    ];
  };
  const right = left + unit * count;
  return {
    bodies: [
      ...Array.from({ length: count }, (_, index) => shop(index)).flat(),
      ...(random.chance(0.4)
        ? [
            ...posts(left + 0.3, right - 0.3, -2.3, count + 1, 2.5, 0.14, '#e8e0d0'),
            leanRoof([left, -2.5, right, -1.95], 2.5, 2.62, {
              color: '#9a9fa3',
              trim: '#ffffff',
              texture: ribs('#9a9fa3'),
            }),
          ]
        : []),
    ],
    plan: [left, -2.4, right, deep],
    setting: {
      backdrops: ['skyline', 'hills'],
      grounds: ['paving', 'earth'],
      trees: ['palm', 'broadleaf', 'flamboyant'],
      shrubs: ['bush'],
      street: true,
      turn: [8, 28],
    },
  };
};

const WALLS = ['#f3e3c4', '#e2b07a', '#dfe5e2', '#f1d7cf', '#e8d9a8', '#c9dbe0', '#f6f0e6'];
const SIGNS = ['#d9502f', '#1f6f7a', '#e8961e', '#2f5d3c', '#7a2f52', '#2a4d80', '#c43b3b'];

function display(surface: Surface, random: Random, unit: number): string {
  const lit = surface.light.lit > 0.3;
  const glass = surface.paints.linear(
    lit
      ? [
          [0, '#fff0c4'],
          [1, '#f6bd68'],
        ]
      : [
          [0, '#5d7480'],
          [1, '#8a9aa0'],
        ],
    0,
    0,
    0.4,
    1,
  );
  let goods = '';
  for (let u = 0.9; u < unit * 0.62; u += 0.42) {
    const tall = random.between(0.3, 0.9);
    goods += surface.rect(u, 0.62, 0.3, tall, surface.shaded(random.pick(SIGNS)), 'opacity=".75"');
  }
  return (
    surface.rect(0.5, 0.4, unit * 0.62, 2.1, surface.shaded('#3a3f44')) +
    surface.rect(0.6, 0.5, unit * 0.62 - 0.2, 1.9, glass) +
    goods +
    door(surface, [unit * 0.75, 0, 1.15, 2.4], { color: '#4a5058', frame: '#d9d2c6', kind: 'glass' })
  );
}

/** A sign board with shapes in place of letters. */
function board(surface: Surface, unit: number, color: string): string {
  const [u, v, wide] = [0.4, 3.05, unit - 0.8];
  const bars: Point[] = [
    [0.28, 0.16],
    [0.47, 0.1],
    [0.6, 0.2],
  ];
  return (
    surface.rect(u, v, wide, 0.85, surface.shaded(color)) +
    surface.rect(u + 0.18, v + 0.17, 0.5, 0.5, surface.shaded('#fff3d6')) +
    bars
      .map(([at, share]) => surface.rect(u + wide * at, v + 0.28, wide * share * 0.8, 0.28, surface.shaded('#fff3d6')))
      .join('') +
    surface.lines(
      [
        [
          [u, v + 0.85],
          [u + wide, v + 0.85],
        ],
      ],
      surface.shaded(darken(color, 0.4)),
      0.06,
    )
  );
}

function stripes(surface: Surface, color: string): string {
  const pale = surface.shaded(lighten(color, 0.85));
  let result = '';
  for (let u = 0.4; u < surface.width - 0.3; u += 0.8) result += surface.rect(u, 0, 0.4, surface.height, pale);
  return result;
}
