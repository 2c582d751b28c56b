import { darken, mix } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { balustrade } from '../parts/balustrade.ts';
import { door, garageDoor } from '../parts/door.ts';
import { flatRoof } from '../parts/roof.ts';
import { slats, stones } from '../parts/texture.ts';
import { window } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** Two shifted white volumes under flat slabs, with timber, stone and much glass. */
export const villa: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#f7f4ee', '#efe6d6', '#e4ddd0', '#d9cbb5', '#f2f2f0']);
  const accent = random.pick(['#8a5a36', '#6c4630', '#59616a', '#a5673a']);
  const stone = random.pick(['#a58f78', '#8f8a84', '#b0906c']);
  const slab = random.pick([wall, '#3d444b', darken(wall, 0.1)]);
  const frame = random.pick(['#2b3238', '#3b332d', '#ffffff']);
  const wide = random.between(12.5, 15.5);
  const [left, right, deep] = [-wide / 2, wide / 2, 9];
  const upperLeft = left + wide * random.between(0.24, 0.36);
  const upperRight = right - random.between(-0.8, 1.2);
  const overhang = random.between(0.9, 1.5);
  const glass = { frame, sill: false };
  return {
    plan: [left, -1.5, right, deep],
    doorX: left + 5.1,
    driveX: right - 2.4,
    bodies: [
      box([left, 0, 0], [left + 3.6, 3.1, deep], stone, { sides: stones(stone, 1.6) }),
      box([left + 3.6, 0, 0.6], [right, 3.1, deep], wall, {
        front: (surface) =>
          surface.rect(0.5, 0, 2.1, 3, surface.shaded(accent)) +
          slats(accent)({
            ...surface,
            width: 2.6,
            corners: [
              [0.5, 0],
              [2.6, 0],
              [2.6, 3],
              [0.5, 3],
            ],
          }) +
          door(surface, [0.95, 0, 1.2, 2.5], { color: accent, frame, kind: 'glass' }) +
          window(surface, random, [3.1, 0.35, wide - 3.6 - 7.6, 2.3], { ...glass, columns: 2 }) +
          garageDoor(surface, [wide - 3.6 - 4.1, 0, 3.6, 2.4], random.pick([accent, '#4a5158', '#e9e4da'])),
        sides: (surface) => window(surface, random, [2.5, 0.9, 2.2, 1.6], glass),
      }),
      flatRoof([left, 0, right, deep], 3.1, slab, 0.5, 0.32),
      box([upperLeft, 3.42, -0.3], [upperRight, 6.3, deep - 1], wall, {
        front: (surface) =>
          window(surface, random, [0.6, 0.2, surface.width * 0.42, 2.35], { ...glass, columns: 3 }) +
          window(surface, random, [surface.width * 0.62, 0.85, surface.width * 0.3, 1.4], { ...glass, columns: 2 }),
        sides: (surface) => window(surface, random, [2, 0.7, 1.4, 1.7], glass),
      }),
      flatRoof([upperLeft, -0.3, upperRight, deep - 1], 6.3, slab, overhang, 0.34),
      ...balustrade(left + 0.2, upperLeft - 0.2, 0.1, 3.42, 'glass', frame),
      ...(random.chance(0.5) ? [box([right - 3, 6.64, 3], [right - 1.2, 7.5, 5], mix(wall, '#8a8a8a', 0.2))] : []),
    ],
    setting: {
      backdrops: ['hills', 'skyline', 'mountain', 'treeline', 'sea'],
      grounds: ['lawn', 'paving', 'lawn'],
      trees: ['palm', 'broadleaf', 'cypress', 'jacaranda'],
      shrubs: ['agave', 'bush', 'grass', 'bougainvillea', 'lavender'],
      wall: random.pick([wall, '#cfc6b8', '#5b6168']),
    },
  };
};
