import type { Body } from '../core/body.ts';
import { darken, lighten } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { balustrade, type BalustradeKind } from '../parts/balustrade.ts';
import { door } from '../parts/door.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** A block of flats with stacked balconies and a stair tower. */
export const flats: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#f0e6d6', '#e7d3b4', '#dfe3e3', '#f5f1ea', '#d9b48c', '#cdd8d2']);
  const accent = random.pick(['#c4623f', '#2f6f7a', '#e09a3a', '#6b4a3a', '#48606f', '#7d9a5c']);
  const floors = random.int(4, 6);
  const storey = 3;
  const wide = random.between(14, 18);
  const [left, right, deep, tall] = [-wide / 2, wide / 2, 10, floors * storey + 0.4];
  const kind: BalustradeKind = random.pick(['glass', 'rails', 'wall']);
  const pane: WindowStyle = { frame: random.pick(['#ffffff', '#3a3f44']), columns: 2, sill: false };
  const tower = left + wide * random.pick([0.42, 0.44]);
  const bays = [left + 0.6, tower + 2.8, tower + 2.8 + (right - tower - 3) / 2];
  const bayWide = Math.min(3.8, (right - tower - 3.6) / 2);
  const levels = Array.from({ length: floors }, (_, index) => index * storey + 0.3);
  const balcony = (x: number, floor: number): Body[] => [
    box([x, floor - 0.1, -1.4], [x + bayWide, floor + 0.1, 0], lighten(wall, 0.3)),
    ...balustrade(x, x + bayWide, -1.35, floor + 0.1, kind, kind === 'wall' ? accent : '#4a4f55'),
  ];
  return {
    bodies: [
      box([left, 0, 0], [right, tall, deep], wall, {
        front: (surface) =>
          levels
            .map(
              (floor, index) =>
                bays
                  .map((x) =>
                    index === 0
                      ? window(surface, random, [x - left + 0.5, 0.9, 2, 1.5], pane)
                      : window(surface, random, [x - left + 0.3, floor + 0.15, bayWide - 0.8, 2.15], {
                          ...pane,
                          columns: 3,
                        }),
                  )
                  .join('') + surface.rect(0, floor - 0.2, wide, 0.12, surface.shaded(darken(wall, 0.16))),
            )
            .join(''),
        sides: (surface) =>
          levels
            .map((floor) =>
              [1.5, 4.2, 7].map((u) => window(surface, random, [u, floor + 0.9, 1.3, 1.3], pane)).join(''),
            )
            .join(''),
      }),
      box([tower, 0, -0.8], [tower + 2.2, tall + 1.6, 0], accent, {
        front: (surface) =>
          door(surface, [0.45, 0, 1.3, 2.3], { color: '#3b434a', frame: '#ffffff', kind: 'glass' }) +
          levels
            .slice(1)
            .map((floor) =>
              window(surface, random, [0.7, floor + 0.2, 0.8, 1.9], { ...pane, columns: 1, rows: 3, curtains: false }),
            )
            .join(''),
      }),
      box([left - 0.2, tall, -0.2], [right + 0.2, tall + 0.6, deep], lighten(wall, 0.4)),
      ...bays.flatMap((x) => levels.slice(1).flatMap((floor) => balcony(x, floor))),
    ],
    plan: [left, -1.5, right, deep],
    doorX: tower + 1.1,
    setting: {
      backdrops: ['skyline', 'skyline', 'hills', 'sea'],
      grounds: ['paving', 'lawn'],
      trees: ['palm', 'broadleaf', 'jacaranda'],
      shrubs: ['bush', 'grass', 'agave'],
      street: random.chance(0.6),
      turn: [12, 32],
    },
  };
};
