import { mix } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { door, garageDoor } from '../parts/door.ts';
import { posts } from '../parts/column.ts';
import { hipRoof, leanRoof } from '../parts/roof.ts';
import { bricks, ribs, tiles } from '../parts/texture.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

const WALLS = ['#f3ead7', '#e9d3ad', '#f6f3ec', '#dfae7f', '#cfd6c4', '#b4664a', '#f0d9c0'] as const;
const ROOFS = ['#a14a34', '#6f4a3c', '#8c3b2e', '#5d6770', '#4f7a6a', '#7b5a48'] as const;

/** A single floor under a broad hipped roof, with a porch and often a garage wing. */
export const bungalow: HouseBuilder = (_light, random) => {
  const wall = random.pick(WALLS);
  const roof = random.pick(ROOFS);
  const trim = mix(wall, '#ffffff', 0.65);
  const brick = wall === '#b4664a' || random.chance(0.15);
  const style = { color: roof, trim, texture: random.chance(0.7) ? tiles(roof) : ribs(roof), overhang: 0.7 };
  const [wide, deep] = [random.between(11, 14.5), random.between(8, 9.5)];
  const [left, right] = [-wide / 2, wide / 2];
  const openings: WindowStyle = {
    frame: random.pick(['#ffffff', '#4a3a30', '#2d3942']),
    columns: random.int(2, 3),
    rows: random.int(1, 2),
    shutters: random.chance(0.3) ? random.pick(['#3f6f6a', '#7a3b2c', '#4b6584']) : undefined,
  };
  const doorAt = wide * random.between(0.42, 0.55);
  const leaf = random.pick(['#7a4a2a', '#2f5d62', '#8c2f24', '#3c3f46']);
  const garage = random.chance(0.6);
  const texture = brick ? bricks(wall) : undefined;
  const porchTo = left + doorAt + 3.2;
  const bodies = [
    box([left, 0, 0], [right, 0.35, deep], mix(wall, '#7a6f66', 0.6)),
    box([left, 0.35, 0], [right, 3, deep], wall, {
      front: (surface) =>
        (texture?.(surface) ?? '') +
        window(surface, random, [wide * 0.08, 0.75, 2.1, 1.4], openings) +
        door(surface, [doorAt, 0, 1.1, 2.15], { color: leaf, frame: trim }) +
        window(surface, random, [wide * 0.74, 0.75, 2, 1.4], openings),
      sides: (surface) => (texture?.(surface) ?? '') + window(surface, random, [deep * 0.3, 0.85, 1.6, 1.3], openings),
    }),
    ...hipRoof([left, 0, right, deep], 3.2, random.between(1.9, 2.6), style),
    ...posts(left + doorAt - 1.6, porchTo - 0.3, -2.1, 3, 2.35, 0.26, trim, 0.2),
    leanRoof([left + doorAt - 2, -2.5, porchTo, -0.72], 2.55, 2.95, style),
    box([left + doorAt - 1.9, 0, -2.4], [porchTo, 0.2, 0], '#c9b8a2'),
  ];
  if (garage) {
    bodies.push(
      box([right, 0, 1.4], [right + 4, 2.6, deep - 1], wall, {
        front: (surface) =>
          (texture?.(surface) ?? '') + garageDoor(surface, [0.5, 0, 3, 2.1], mix(wall, '#ffffff', 0.5)),
      }),
      ...hipRoof([right + 0.75, 1.4, right + 4, deep - 1], 2.8, 1.1, { ...style, overhang: 0.45 }),
    );
  }
  return {
    bodies,
    plan: [left, -2.4, garage ? right + 4 : right, deep],
    doorX: left + doorAt + 0.5,
    driveX: garage ? right + 2 : undefined,
    setting: {
      backdrops: ['hills', 'treeline', 'kopjes', 'savanna'],
      grounds: ['lawn', 'lawn', 'earth'],
      trees: ['broadleaf', 'jacaranda', 'palm', 'flamboyant', 'acacia'],
      shrubs: ['bush', 'bougainvillea', 'hibiscus', 'aloe', 'agave', 'lavender'],
      wall: random.pick(['#e6dccb', '#d7b48c', '#c9c2b4']),
    },
  };
};
