import { darken, mix } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { balustrade } from '../parts/balustrade.ts';
import { columns } from '../parts/column.ts';
import { door, garageDoor } from '../parts/door.ts';
import { hipRoof } from '../parts/roof.ts';
import { tiles } from '../parts/texture.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** A villa of tiled towers and a columned loggia, warm plaster and arched windows. */
export const loggiaVilla: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#f3dfbe', '#f7ecd8', '#e6b98c', '#f0d2b4', '#ead7c0']);
  const roof = random.pick(['#b05a3a', '#a24a34', '#8f5a40', '#bf6b45']);
  const frame = random.pick(['#ffffff', '#5a4030', '#3f4a44']);
  const trim = mix(wall, '#ffffff', 0.6);
  const style = { color: roof, trim, texture: tiles(roof), overhang: 0.6 };
  const arch: WindowStyle = { frame, columns: 2, rows: 2, arched: true };
  const wide = random.between(13, 15.5);
  const [left, right, deep] = [-wide / 2, wide / 2, 9];
  const tower = random.between(4, 4.8);
  const loggia = right - tower - 3.8;
  return {
    bodies: [
      box([left, 0, 0], [left + tower, 6.4, deep], wall, {
        front: (surface) =>
          window(surface, random, [tower / 2 - 0.8, 0.8, 1.6, 1.9], arch) +
          window(surface, random, [tower / 2 - 0.8, 3.9, 1.6, 1.8], arch),
        sides: (surface) => window(surface, random, [3, 3.9, 1.4, 1.6], arch),
      }),
      ...hipRoof([left, 0, left + tower, deep], 6.6, 1.9, style),
      box([left + tower, 0, 2], [right, 3.2, deep], wall, {
        front: (surface) =>
          door(surface, [1.2, 0, 1.5, 2.6], { color: '#6b4028', frame: trim, arched: true, kind: 'carved' }) +
          window(surface, random, [3.6, 0.5, 1.5, 2.1], arch) +
          garageDoor(surface, [surface.width - 3.6, 0, 3, 2.3], darken(wall, 0.35)),
        sides: (surface) => window(surface, random, [2, 0.9, 1.4, 1.6], arch),
      }),
      box([left + tower, 3.2, 2], [right - 3.8, 6, deep], wall, {
        front: (surface) =>
          [0.1, 0.4, 0.7].map((at) => window(surface, random, [surface.width * at, 0.3, 1.2, 2], arch)).join(''),
        sides: (surface) => window(surface, random, [2, 0.8, 1.4, 1.5], arch),
      }),
      ...hipRoof([left + tower + 0.65, 2, right - 3.8, deep], 6.2, 1.7, style),
      ...hipRoof([right - 3.1, 2, right, deep], 3.42, 1.2, style),
      box([left + tower, 3, 0.1], [loggia, 3.3, 2], trim),
      ...balustrade(left + tower + 0.1, loggia - 0.1, 0.2, 3.3, 'rails', trim),
      ...columns(left + tower + 0.5, loggia - 0.3, 0.4, 2, 2.8, 0.19, trim, 0.2),
      box([left + tower, 0, -0.2], [loggia + 0.2, 0.2, 2], '#cbb69a'),
    ],
    plan: [left, -0.4, right, deep],
    doorX: left + tower + 1.95,
    driveX: right - 2.1,
    setting: {
      backdrops: ['hills', 'mountain', 'treeline', 'sea'],
      grounds: ['lawn', 'lawn', 'gravel'],
      trees: ['cypress', 'palm', 'jacaranda', 'flamboyant'],
      shrubs: ['lavender', 'bougainvillea', 'agave', 'hibiscus', 'bush'],
      wall: random.pick([wall, '#dcc7a5', '#c9b094']),
    },
  };
};
