import { darken, lighten } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { posts } from '../parts/column.ts';
import { door } from '../parts/door.ts';
import { flatRoof, leanRoof } from '../parts/roof.ts';
import { ribs, slats, stones } from '../parts/texture.ts';
import { window } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** A long low villa of glass and stone under one rising metal roof. */
export const pavilion: HouseBuilder = (_light, random) => {
  const stone = random.pick(['#a8917a', '#8f867c', '#b89a78', '#7f7a74']);
  const wall = random.pick(['#f5f0e6', '#e6dccb', '#d8d2c6', '#f0e2cc']);
  const timber = random.pick(['#8a5a36', '#a36f42', '#6b4a34']);
  const metal = random.pick(['#4a525a', '#5f6a70', '#3d4248', '#6f5a4a']);
  const frame = '#2b3036';
  const wide = random.between(15, 18);
  const [left, right, deep] = [-wide / 2, wide / 2, 9];
  const glass = left + wide * 0.3;
  const roof = { color: metal, trim: lighten(metal, 0.1), texture: ribs(metal) };
  return {
    bodies: [
      box([left, 0, -0.6], [glass, 3, deep], stone, { sides: stones(stone, 1.7) }),
      flatRoof([left, -0.6, glass - 0.3, deep], 3, wall, 0.25, 0.35),
      box([glass, 0, 0.4], [right, 3.1, deep], wall, {
        front: (surface) =>
          window(surface, random, [0.3, 0.15, surface.width * 0.46, 2.7], { frame, columns: 4, sill: false }) +
          surface.rect(surface.width * 0.52, 0, 2.1, 3.1, surface.shaded(timber)) +
          door(surface, [surface.width * 0.52 + 0.45, 0, 1.2, 2.5], { color: timber, frame, kind: 'glass' }) +
          window(surface, random, [surface.width * 0.52 + 2.8, 0.9, surface.width * 0.48 - 3.5, 1.3], {
            frame,
            columns: 3,
          }),
        sides: (surface) => window(surface, random, [1.5, 0.4, 2.6, 2.2], { frame, columns: 2, sill: false }),
      }),
      box([glass, 3.1, 3], [right, 4.3, deep], timber, {
        front: (surface) =>
          slats(timber, 0.3)(surface) +
          window(surface, random, [0.6, 0.25, surface.width - 1.2, 0.75], { frame, columns: 7, sill: false }),
        sides: slats(timber, 0.3),
      }),
      leanRoof([glass - 0.7, -1.9, right + 1, 2.98], 3.25, 3.45, { ...roof, color: darken(metal, 0.1) }),
      leanRoof([glass - 0.5, 2.1, right + 0.8, deep + 0.4], 4.45, 5.6, roof),
      ...posts(glass + 0.2, right + 0.5, -1.5, 4, 3, 0.16, timber, 0.1),
      box([glass - 0.4, 0, -1.9], [right + 0.8, 0.12, 0.4], '#cdbfa8'),
    ],
    plan: [left, -2, right, deep],
    doorX: glass + (right - glass) * 0.52 + 1,
    setting: {
      backdrops: ['hills', 'savanna', 'kopjes', 'mountain', 'sea'],
      grounds: ['lawn', 'dry', 'gravel'],
      trees: ['acacia', 'palm', 'broadleaf', 'jacaranda'],
      shrubs: ['agave', 'grass', 'aloe', 'lavender', 'grass'],
      wall: random.chance(0.3) ? wall : undefined,
    },
  };
};
