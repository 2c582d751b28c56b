import { darken, lighten } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { balustrade } from '../parts/balustrade.ts';
import { door } from '../parts/door.ts';
import { slats } from '../parts/texture.ts';
import { window } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** A long block whose balconies run from end to end, with painted screens between the flats. */
export const ribbonFlats: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#f4efe4', '#e9dcc4', '#d9dedb', '#f0d9bc', '#e2e6e8']);
  const screens = random.pick([
    ['#d9694a', '#e8b04a'],
    ['#2f7a78', '#8fb5a5'],
    ['#8a5a36', '#b58a5c'],
    ['#3f5a78', '#e09a3a'],
  ] as const);
  const floors = random.int(3, 5);
  const bays = random.int(4, 5);
  const [bay, storey, deep] = [4.4, 3, 9];
  const wide = bay * bays;
  const [left, right, tall] = [-wide / 2, wide / 2, floors * storey + 0.6];
  const kind = random.pick(['rails', 'glass', 'wall'] as const);
  const frame = random.pick(['#ffffff', '#3a4046']);
  const levels = Array.from({ length: floors }, (_, index) => 0.6 + index * storey);
  return {
    bodies: [
      box([left, 0, 0], [right, tall, deep], wall, {
        front: (surface) =>
          levels
            .flatMap((floor, level) =>
              Array.from({ length: bays }, (_, index) =>
                level === 0 && index === 1
                  ? door(surface, [index * bay + 1.2, 0, 1.8, 2.5], { color: '#4a5560', frame, kind: 'glass' })
                  : window(surface, random, [index * bay + 0.4, floor + 0.1, 2.4, 2.1], {
                      frame,
                      columns: 3,
                      sill: false,
                    }) + window(surface, random, [index * bay + 3.1, floor + 0.9, 0.9, 1.2], { frame, columns: 1 }),
              ),
            )
            .join(''),
        sides: (surface) =>
          levels
            .map((floor) =>
              [1.6, 5].map((u) => window(surface, random, [u, floor + 0.8, 1.6, 1.3], { frame })).join(''),
            )
            .join(''),
      }),
      ...levels.slice(1).flatMap((floor) => [
        box([left, floor - 0.22, -1.5], [right, floor, 0], lighten(wall, 0.4)),
        ...balustrade(left + 0.05, right - 0.05, -1.45, floor, kind, kind === 'wall' ? wall : darken(screens[0], 0.3)),
        ...Array.from({ length: bays + 1 }, (_, index) => {
          const x = left + index * bay;
          const color = screens[index % 2] ?? '#d9694a';
          return box([x - 0.07, floor, -1.3], [x + 0.07, floor + storey - 0.3, 0], color, {
            sides: slats(color, 0.25),
          });
        }),
      ]),
      box([left - 0.2, tall, -1.7], [right + 0.2, tall + 0.35, deep], lighten(wall, 0.3)),
      box([right - 4, tall + 0.35, 3], [right - 1.4, tall + 2.2, 6], screens[0]),
    ],
    plan: [left, -1.6, right, deep],
    doorX: left + bay + 2.1,
    setting: {
      backdrops: ['skyline', 'hills', 'sea', 'mountain'],
      grounds: ['lawn', 'paving', 'lawn'],
      trees: ['palm', 'jacaranda', 'broadleaf', 'flamboyant'],
      shrubs: ['hibiscus', 'bush', 'agave', 'lavender'],
      street: random.chance(0.4),
      turn: [10, 30],
    },
  };
};
