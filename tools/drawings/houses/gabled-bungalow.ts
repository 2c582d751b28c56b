import { darken, mix } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { posts } from '../parts/column.ts';
import { door } from '../parts/door.ts';
import { gableRoof, leanRoof } from '../parts/roof.ts';
import { boards, bricks, ribs, tiles } from '../parts/texture.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** An L-shaped family house: one gable to the front, a shaded stoep along the other wing. */
export const gabledBungalow: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#f5ead2', '#e3c39a', '#d9dccd', '#b8694c', '#f7f1e6', '#e0b090']);
  const roof = random.pick(['#7d3f32', '#596269', '#8c5a3c', '#4a6a5e', '#9c4a36']);
  const trim = mix(wall, '#ffffff', 0.7);
  const texture = wall === '#b8694c' ? bricks(wall) : undefined;
  const style = { color: roof, trim, texture: random.chance(0.5) ? tiles(roof) : ribs(roof), overhang: 0.55 };
  const pane: WindowStyle = {
    frame: random.pick(['#ffffff', '#4a3a30']),
    columns: 3,
    rows: random.int(1, 2),
    shutters: random.chance(0.3) ? random.pick(['#3f6f6a', '#7a3b2c', '#3d5a78']) : undefined,
  };
  const wide = random.between(12.5, 15);
  const [left, right, deep] = [-wide / 2, wide / 2, 8];
  const wing = random.between(5, 5.8);
  const stoep = left + wing;
  const leaf = random.pick(['#8c3f2c', '#2f5d62', '#5a4028', '#3f5a34']);
  return {
    bodies: [
      box([stoep, 0, 0.6], [right, 3, deep], wall, {
        front: (surface) =>
          (texture?.(surface) ?? '') +
          door(surface, [0.9, 0.2, 1.1, 2.2], { color: leaf, frame: trim }) +
          window(surface, random, [2.9, 0.9, 1.9, 1.4], pane) +
          window(surface, random, [surface.width - 2.4, 0.9, 1.7, 1.4], pane),
        sides: (surface) => (texture?.(surface) ?? '') + window(surface, random, [2.6, 0.9, 1.7, 1.4], pane),
      }),
      ...gableRoof([stoep + 0.55, 0.6, right, deep], 3.2, 2.2, style, { wall: darken(wall, 0.04) }),
      box([left, 0, -2.2], [stoep, 3, deep], wall, {
        front: (surface) => (texture?.(surface) ?? '') + window(surface, random, [wing / 2 - 1.2, 0.8, 2.4, 1.5], pane),
        sides: (surface) => (texture?.(surface) ?? '') + window(surface, random, [3.5, 0.9, 1.7, 1.4], pane),
      }),
      ...gableRoof([left, -2.2, stoep, deep], 3.2, 2.5, style, {
        facing: true,
        wall,
        paint: boards(wall, 0.34),
      }),
      box([stoep, 0, -2], [right, 0.2, 0.6], '#a5503a'),
      leanRoof([stoep + 0.58, -2.3, right + 0.4, 0.02], 2.55, 2.98, style),
      ...posts(stoep + 0.9, right - 0.1, -2, 4, 2.3, 0.18, trim, 0.2),
      box([right - 2.2, 4.2, 5.6], [right - 1.5, 6.4, 6.3], '#a5553d'),
    ],
    plan: [left, -2.4, right, deep],
    doorX: stoep + 1.45,
    setting: {
      backdrops: ['hills', 'treeline', 'kopjes', 'mountain'],
      grounds: ['lawn', 'lawn', 'dry', 'earth'],
      trees: ['jacaranda', 'broadleaf', 'flamboyant', 'palm', 'acacia'],
      shrubs: ['hibiscus', 'lavender', 'aloe', 'bush', 'bougainvillea'],
      wall: random.chance(0.6) ? random.pick(['#e6dccb', '#cbb79a']) : undefined,
    },
  };
};
