import { darken } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { balustrade } from '../parts/balustrade.ts';
import { posts } from '../parts/column.ts';
import { door } from '../parts/door.ts';
import { hipRoof } from '../parts/roof.ts';
import { slats, stones, thatch } from '../parts/texture.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** A coral-stone house of the coast: thick white walls, carved door, roof room under palm thatch. */
export const swahili: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#f5ecdc', '#efe2cb', '#f9f4ea', '#f0dcc0']);
  const wood = random.pick(['#5c3a24', '#6b4428', '#4a2f20']);
  const shutter = random.pick(['#2f6f7d', '#5c3a24', '#3c7a5c']);
  const palmLeaf = random.pick(['#a88a58', '#957a4e']);
  const wide = random.between(10, 12.5);
  const [left, right, deep] = [-wide / 2, wide / 2, 8];
  const arch: WindowStyle = { frame: wood, columns: 2, rows: 2, arched: true };
  const tall = random.between(6.1, 6.6);
  const balconyFrom = left + wide * 0.28;
  const balconyTo = right - wide * 0.28;
  return {
    bodies: [
      box([left, 0, 0], [right, tall, deep], wall, {
        front: (surface) =>
          stones('#d6c3a2', 0.35)(surface) +
          door(surface, [wide / 2 - 0.85, 0, 1.7, 2.6], {
            color: wood,
            frame: darken(wood, 0.3),
            arched: true,
            kind: 'carved',
          }) +
          window(surface, random, [wide * 0.1, 0.9, 1.2, 1.7], arch) +
          window(surface, random, [wide * 0.9 - 1.2, 0.9, 1.2, 1.7], arch) +
          [0.08, 0.44, 0.8]
            .map((at) =>
              window(surface, random, [wide * at, 3.8, 1.25, 1.6], {
                frame: wood,
                columns: 2,
                shutters: at === 0.44 ? undefined : shutter,
              }),
            )
            .join(''),
        sides: (surface) =>
          stones('#d6c3a2', 0.35)(surface) +
          window(surface, random, [2, 1, 1.1, 1.6], arch) +
          window(surface, random, [4.8, 3.8, 1.1, 1.6], arch),
      }),
      box([left - 0.1, tall, -0.1], [right + 0.1, tall + 0.25, deep], darken(wall, 0.08)),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
        const x = left + (wide * (index + 0.15)) / 8;
        return box([x, tall + 0.25, -0.05], [x + wide / 12, tall + 0.85, 0.25], wall);
      }),
      ...posts(left + 1, right - 1, 1.4, 4, 1.75, 0.2, wood, tall + 0.25),
      ...hipRoof([left + 0.8, 1.2, right - 0.8, deep - 1], tall + 2.2, 2.9, {
        color: palmLeaf,
        trim: darken(palmLeaf, 0.35),
        texture: thatch(palmLeaf),
        overhang: 0.6,
      }),
      box([balconyFrom, 3.2, -1.3], [balconyTo, 3.4, 0], wood),
      ...balustrade(balconyFrom, balconyTo, -1.25, 3.4, 'lattice', wood),
      ...posts(balconyFrom + 0.15, balconyTo - 0.15, -1.15, 3, 2.4, 0.14, wood, 3.4),
      box([balconyFrom - 0.2, 5.8, -1.5], [balconyTo + 0.2, 5.95, 0], wood, { top: slats(wood) }),
    ],
    plan: [left, -1.5, right, deep],
    doorX: 0,
    setting: {
      backdrops: ['sea', 'sea', 'treeline'],
      grounds: ['sand', 'paving', 'sand'],
      trees: ['palm', 'palm', 'flamboyant'],
      shrubs: ['bougainvillea', 'agave', 'hibiscus'],
      wall: random.chance(0.4) ? wall : undefined,
    },
  };
};
