import type { Body } from '../core/body.ts';
import { darken } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { balustrade } from '../parts/balustrade.ts';
import { posts } from '../parts/column.ts';
import { door } from '../parts/door.ts';
import { bricks, ribs } from '../parts/texture.ts';
import { gableRoof } from '../parts/roof.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** A student residence: rooms along open galleries, in brick and bright panels. */
export const residence: HouseBuilder = (_light, random) => {
  const brick = random.pick(['#b5674a', '#a8583f', '#c58a66', '#e6d6ba', '#d9a56f']);
  const panel = random.pick(['#f0a52e', '#3f8f8a', '#d9603f', '#5a7fb0', '#86a858']);
  const roof = random.pick(['#6d757b', '#7a4435']);
  const floors = random.int(2, 3);
  const rooms = random.int(5, 7);
  const unit = 2.9;
  const wide = rooms * unit;
  const [left, right, deep] = [-wide / 2, wide / 2, 7];
  const tall = floors * 3;
  const pane: WindowStyle = { frame: '#ffffff', columns: 2 };
  const gallery = (floor: number): Body[] => [
    box([left, floor - 0.2, -1.6], [right, floor, 0], '#d8cdbb'),
    ...balustrade(left, right, -1.55, floor, 'rails', darken(panel, 0.25)),
  ];
  const levels = Array.from({ length: floors }, (_, index) => index * 3);
  return {
    bodies: [
      box([left, 0, 0], [right, tall, deep], brick, {
        front: (surface) =>
          bricks(brick, 0.42)(surface) +
          levels
            .flatMap((floor) =>
              Array.from(
                { length: rooms },
                (_, index) =>
                  door(surface, [index * unit + 0.25, floor, 0.95, 2.1], {
                    color: panel,
                    frame: '#f4efe4',
                    kind: 'planks',
                  }) + window(surface, random, [index * unit + 1.45, floor + 0.9, 1.15, 1.15], pane),
              ),
            )
            .join(''),
        sides: (surface) =>
          bricks(brick, 0.42)(surface) +
          levels.map((floor) => window(surface, random, [2.6, floor + 1, 1.6, 1.2], pane)).join(''),
      }),
      ...levels.slice(1).flatMap(gallery),
      ...posts(left + 0.1, right - 0.1, -1.45, Math.ceil(rooms / 2) + 1, tall - 0.2, 0.18, '#f1ebdf'),
      ...gableRoof(
        [left, -1.3, right, deep],
        tall + 0.2,
        1.7,
        { color: roof, trim: '#f1ebdf', texture: ribs(roof), overhang: 0.5 },
        { wall: panel },
      ),
      box([right, 0, 0.5], [right + 3, tall + 1.4, 4], panel, {
        front: (surface) => window(surface, random, [0.9, 1.2, 1.2, tall - 1.2], { ...pane, rows: floors * 2 }),
      }),
    ],
    plan: [left, -1.6, right + 3, deep],
    doorX: right + 1.5,
    setting: {
      backdrops: ['treeline', 'hills', 'skyline'],
      grounds: ['lawn', 'paving', 'earth'],
      trees: ['jacaranda', 'broadleaf', 'palm'],
      shrubs: ['bush', 'hibiscus', 'grass'],
      turn: [10, 28],
    },
  };
};
