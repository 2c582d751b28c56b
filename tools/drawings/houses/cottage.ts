import { box } from '../core/solids.ts';
import { posts } from '../parts/column.ts';
import { door } from '../parts/door.ts';
import { gableRoof, leanRoof } from '../parts/roof.ts';
import { boards, ribs, stones, thatch } from '../parts/texture.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** A small garden cottage with its gable to the front. */
export const cottage: HouseBuilder = (_light, random) => {
  const kind = random.pick(['plaster', 'stone', 'timber'] as const);
  const wall = {
    plaster: random.pick(['#f3e6cc', '#e7c79c', '#dfe2d2', '#f7d9c4']),
    stone: '#b8a188',
    timber: random.pick(['#8fa6a0', '#a9764c', '#e9e3d5', '#6f8a72']),
  }[kind];
  const texture = { plaster: undefined, stone: stones(wall, 1.8), timber: boards(wall) }[kind];
  const grass = random.chance(0.4);
  const roof = grass ? '#a0855a' : random.pick(['#8c3f30', '#5b666d', '#4c6a5c']);
  const style = { color: roof, trim: '#f7f1e4', texture: grass ? thatch(roof) : ribs(roof), overhang: 0.55 };
  const [left, right, deep] = [-3.2, 3.2, 7];
  const pane: WindowStyle = {
    frame: '#ffffff',
    columns: 2,
    rows: 2,
    shutters: random.chance(0.5) ? random.pick(['#3f6f6a', '#a5482f', '#4b6584']) : undefined,
  };
  return {
    bodies: [
      box([left, 0, 0], [right, 2.9, deep], wall, {
        front: (surface) =>
          (texture?.(surface) ?? '') +
          door(surface, [0.8, 0, 1.1, 2.15], {
            color: random.pick(['#b4472f', '#2f6f7a', '#3f5a34', '#e0982e']),
            frame: '#ffffff',
            kind: 'planks',
          }) +
          window(surface, random, [3.6, 0.8, 1.6, 1.4], pane),
        sides: (surface) => (texture?.(surface) ?? '') + window(surface, random, [2.6, 0.8, 1.5, 1.4], pane),
      }),
      ...gableRoof([left, 0, right, deep], 3.1, 2.9, style, {
        facing: true,
        wall,
        paint: (surface) =>
          window(surface, random, [3.2, 0.6, 1, 1], { frame: '#ffffff', columns: 2, rows: 2, sill: false }),
      }),
      box([right, 0, 1.5], [right + 4, 2.5, deep - 0.5], wall, {
        front: (surface) =>
          (texture?.(surface) ?? '') + window(surface, random, [1, 0.7, 1.9, 1.3], { ...pane, columns: 3 }),
      }),
      leanRoof([right - 0.02, 0.9, right + 4.4, deep], 2.5, 3.4, style),
      ...posts(left - 0.2, left + 2.4, -1.7, 2, 2.2, 0.15, '#f1e8d8', 0.15),
      leanRoof([left - 0.5, -2, left + 2.7, -0.58], 2.35, 2.7, style),
      box([left - 0.4, 0, -1.9], [left + 2.6, 0.15, 0], '#c5b196'),
    ],
    plan: [left, -2, right + 4, deep],
    doorX: left + 1.35,
    setting: {
      backdrops: ['hills', 'treeline', 'kopjes', 'mountain'],
      grounds: ['lawn', 'lawn', 'gravel'],
      trees: ['broadleaf', 'jacaranda', 'palm', 'flamboyant'],
      shrubs: ['lavender', 'bougainvillea', 'hibiscus', 'bush', 'aloe'],
      wall: random.chance(0.4) ? '#dcd0bb' : undefined,
    },
  };
};
