import { darken } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { posts } from '../parts/column.ts';
import { door } from '../parts/door.ts';
import { gableRoof, leanRoof } from '../parts/roof.ts';
import { boards, ribs } from '../parts/texture.ts';
import { windmill } from '../parts/windmill.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** A homestead with an iron roof, a veranda all along its front, and a wind pump. */
export const farmhouse: HouseBuilder = (light, random) => {
  const wall = random.pick(['#f4ecdb', '#e9dcc0', '#fbf7ee', '#d9c4a0', '#e8cfb5']);
  const iron = random.pick(['#9a3f30', '#5f7a68', '#7d868c', '#3f6070', '#a9b0b2']);
  const timber = random.pick(['#ffffff', '#5d4632', '#e8e0cf']);
  const wide = random.between(12, 15);
  const [left, right, deep] = [-wide / 2, wide / 2, 7.5];
  const sash: WindowStyle = {
    frame: '#ffffff',
    columns: 2,
    rows: 2,
    shutters: random.chance(0.4) ? random.pick(['#3f6f5a', '#7a3b2c', '#3d5a78']) : undefined,
  };
  const style = { color: iron, trim: '#f4efe2', texture: ribs(iron), overhang: 0.4 };
  const veranda = random.between(2.4, 3);
  return {
    bodies: [
      box([left, 0, -veranda], [right, 0.5, deep], '#a8917a', { front: boards('#a8917a', 0.25) }),
      box([left, 0.5, 0], [right, 3.4, deep], wall, {
        front: (surface) =>
          [0.1, 0.3, 0.62, 0.82].map((at) => window(surface, random, [wide * at, 0.7, 1.2, 1.5], sash)).join('') +
          door(surface, [wide / 2 - 0.6, 0, 1.2, 2.2], {
            color: random.pick(['#35614f', '#7a3427', '#5a4028']),
            frame: '#ffffff',
          }),
        sides: (surface) => window(surface, random, [2.8, 0.8, 1.2, 1.4], sash),
      }),
      ...gableRoof([left, 0, right, deep], 3.6, random.between(2.4, 3.1), style, { wall: darken(wall, 0.04) }),
      leanRoof([left - 0.4, -veranda - 0.4, right + 0.4, -0.42], 2.75, 3.35, style),
      ...posts(left + 0.15, right - 0.15, -veranda + 0.1, random.int(5, 6), 2.1, 0.17, timber, 0.5),
      box([right - 2.6, 5.1, deep / 2 + 0.4], [right - 1.9, 7.2, deep / 2 + 1.1], '#a5553d'),
      windmill([right + random.between(4.5, 6.5), 0, deep + 5], random.between(9, 10.5), light),
    ],
    plan: [left, -veranda - 0.3, right, deep],
    doorX: 0,
    setting: {
      backdrops: ['savanna', 'hills', 'kopjes'],
      grounds: ['dry', 'lawn', 'earth', 'dry'],
      trees: ['acacia', 'broadleaf', 'broadleaf', 'baobab', 'jacaranda'],
      shrubs: ['aloe', 'grass', 'bush', 'hibiscus'],
      turn: [8, 26],
    },
  };
};
