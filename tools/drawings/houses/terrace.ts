import type { Body } from '../core/body.ts';
import { darken } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { door } from '../parts/door.ts';
import { gableRoof, leanRoof } from '../parts/roof.ts';
import { ribs, tiles } from '../parts/texture.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

const BRIGHT = [
  '#e9a23b',
  '#d9694a',
  '#5aa7a0',
  '#f2d06b',
  '#8fb56a',
  '#e58f9c',
  '#6f9fd0',
  '#f4efe4',
  '#c77db5',
] as const;
const CALM = ['#efe3cf', '#e2cdb0', '#f6f1e7', '#d7c3a5', '#cfd3cb'] as const;

/** A row of narrow houses, each in its own colour, on a street. */
export const terrace: HouseBuilder = (_light, random) => {
  const paints = random.chance(0.55) ? BRIGHT : CALM;
  const roof = random.pick(['#6b4a3e', '#56626a', '#93402f']);
  const floors = random.int(1, 2);
  const [unit, deep, count] = [random.between(5, 5.8), 8, random.int(3, 4)];
  const left = (-unit * count) / 2;
  const tall = floors * 2.9 + 0.2;
  const offset = random.int(0, 8);
  const house = (index: number): Body[] => {
    const color = paints[(index * 2 + offset) % paints.length] ?? '#efe3cf';
    const x = left + index * unit;
    const pane: WindowStyle = {
      frame: '#ffffff',
      columns: 2,
      rows: 2,
      shutters: random.chance(0.25) ? darken(color, 0.4) : undefined,
    };
    const leaf = random.pick(['#7a2f2a', '#2f4f6a', '#35553f', '#5a3a24', '#e0a030']);
    return [
      box([x, 0, 0], [x + unit, tall, deep], color, {
        front: (surface) =>
          surface.rect(0, 0, unit, 0.4, surface.shaded(darken(color, 0.35))) +
          door(surface, [unit * 0.1, 0, 1.1, 2.2], { color: leaf, frame: '#ffffff' }) +
          window(surface, random, [unit * 0.52, 0.9, 1.5, 1.35], pane) +
          (floors === 2
            ? [0.14, 0.56].map((at) => window(surface, random, [unit * at, 3.7, 1.2, 1.4], pane)).join('')
            : ''),
        sides: (surface) => window(surface, random, [3, 1, 1.3, 1.3], pane),
      }),
      leanRoof([x + 0.25, -1.3, x + 2, 0], 2.45, 2.75, { color: roof, trim: '#ffffff', texture: ribs(roof) }),
      ...(index > 0 ? [box([x - 0.14, tall, -0.3], [x + 0.14, tall + 0.7, deep], '#f4efe4')] : []),
      box([x + unit * 0.45, 0, -1.8], [x + unit, 0.75, -1.6], '#f1e8da'),
    ];
  };
  const right = left + unit * count;
  return {
    bodies: [
      ...Array.from({ length: count }, (_, index) => house(index)).flat(),
      ...gableRoof(
        [left, 0, right, deep],
        tall + 0.2,
        2.4,
        { color: roof, trim: '#f4efe4', texture: tiles(roof), overhang: 0.35 },
        { wall: paints[offset % paints.length] ?? '#efe3cf' },
      ),
    ],
    plan: [left, -1.8, right, deep],
    setting: {
      backdrops: ['mountain', 'hills', 'skyline'],
      grounds: ['paving', 'earth'],
      trees: ['jacaranda', 'palm', 'broadleaf'],
      shrubs: ['bush', 'bougainvillea'],
      street: true,
      turn: [14, 34],
    },
  };
};
