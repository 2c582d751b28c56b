import { darken, lighten, mix } from '../core/color.ts';
import { box } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import { balustrade } from '../parts/balustrade.ts';
import { door } from '../parts/door.ts';
import { grid } from '../parts/texture.ts';
import { window } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** A slender tower with corner balconies above a stone base, and a lower wing beside it. */
export const towerFlats: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#f3efe6', '#e4d5bd', '#dfe4e6', '#c9b59a']);
  const base = random.pick(['#5d6168', '#8c7560', '#a1674a', '#4c5a5e']);
  const frame = random.pick(['#30363c', '#ffffff']);
  const floors = random.int(4, 6);
  const [storey, wide, deep] = [2.9, random.between(11, 13), 10];
  const [left, right, foot] = [-wide / 2, wide / 2, 3.6];
  const tall = foot + floors * storey;
  const corner = 3.2;
  const wing = random.between(5, 7);
  const levels = Array.from({ length: floors }, (_, index) => foot + index * storey);
  const panes = (surface: Surface, spots: readonly number[], from: number): string =>
    levels
      .filter((floor) => floor >= from)
      .flatMap((floor) =>
        spots.map((u) =>
          window(surface, random, [u, floor - from + 0.5, 1.7, 1.7], { frame, columns: 2, sill: false }),
        ),
      )
      .join('');
  return {
    bodies: [
      box([left, 0, -0.4], [right + wing, foot, deep], base, {
        front: (surface) =>
          grid(base, 1.2)(surface) +
          window(surface, random, [0.8, 0.3, 2.6, 2.7], { frame: '#30363c', columns: 3, sill: false }) +
          door(surface, [wide / 2 - 0.2, 0, 2.2, 2.8], { color: '#3b434a', frame: '#d9d2c4', kind: 'glass' }) +
          [wide + 0.4, wide + wing / 2]
            .map((u) =>
              window(surface, random, [u, 0.3, wing / 2 - 0.7, 2.7], { frame: '#30363c', columns: 2, sill: false }),
            )
            .join(''),
        sides: grid(base, 1.2),
      }),
      box([left, foot, 0], [right - corner, tall, deep], wall, {
        front: (surface) =>
          panes(surface, [0.7, surface.width / 2 - 0.85, surface.width - 2.4], foot) +
          levels
            .map((floor) => surface.rect(0, floor - foot, surface.width, 0.14, surface.shaded(darken(wall, 0.18))))
            .join(''),
        sides: (surface) => panes(surface, [1.5, 4.4, 7.3], foot),
      }),
      box([right - corner, foot, 1.6], [right, tall, deep], mix(wall, base, 0.35), {
        front: (surface) => panes(surface, [0.6], foot),
        sides: (surface) => panes(surface, [1, 3.8], foot),
      }),
      ...levels.flatMap((floor) => [
        box([right - corner, floor - 0.16, -0.1], [right + 0.15, floor, 1.6], lighten(wall, 0.45)),
        ...balustrade(right - corner, right + 0.1, -0.05, floor, 'glass', frame),
      ]),
      box([left - 0.2, tall, -0.2], [right + 0.2, tall + 0.5, deep], lighten(wall, 0.35)),
      box([left + 1.5, tall + 0.5, 3], [left + 4.5, tall + 2.2, 7], base),
    ],
    plan: [left, -0.6, right + wing, deep],
    doorX: left + wide / 2 + 0.9,
    setting: {
      backdrops: ['skyline', 'skyline', 'sea', 'hills'],
      grounds: ['paving', 'lawn'],
      trees: ['palm', 'palm', 'broadleaf', 'jacaranda'],
      shrubs: ['grass', 'agave', 'bush'],
      street: random.chance(0.6),
      turn: [14, 32],
    },
  };
};
