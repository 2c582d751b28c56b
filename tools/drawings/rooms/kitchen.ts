import { darken, lighten } from '../core/color.ts';
import { box, drum } from '../core/solids.ts';
import type { Body } from '../core/body.ts';
import { cupboard } from '../furniture/cupboard.ts';
import { pendant } from '../furniture/lamp.ts';
import { potted } from '../furniture/potted.ts';
import { stool } from '../furniture/seat.ts';
import { grid } from '../parts/texture.ts';
import { roomWindow } from './room-window.ts';
import type { RoomBuilder } from './room-plan.ts';

export const kitchen: RoomBuilder = ({ palette, light, random }) => {
  const [width, depth, height] = [random.between(4.8, 5.8), random.between(4.6, 5.4), random.between(2.7, 3)];
  const half = width / 2;
  const fronts = random.pick([palette.accentWall, '#f4efe6', palette.wood, '#3c4a52', '#6f8a78', palette.accents[0]]);
  const uppers = random.chance(0.6) ? random.pick(['#f7f3ea', palette.wood]) : fronts;
  const top = random.pick(['#e9e4da', '#3b3d40', '#c9a678', '#f3f1ec']);
  const handle = random.pick(['#2f2b28', '#c9a45c', '#b9bec2']);
  const tile = random.pick(['#f6f2ea', lighten(palette.accents[0], 0.55), lighten(palette.accents[2], 0.6), '#dfe8e4']);
  const wide = random.between(1.4, 1.8);
  const windowU = half - wide / 2 + random.between(-0.2, 0.4);
  const island = random.chance(0.7);
  const shade = random.pick(['#cfa76a', '#2f3337', palette.accents[0]]);
  const wall = depth - 0.62;
  const hobX = -half + 1.15;
  const upper = (x0: number, x1: number, doors: number): Body =>
    cupboard([x0, 1.5, depth - 0.36], [x1, 2.3, depth], uppers, doors, { handle });
  const windowLeft = windowU - half;
  return {
    width,
    depth,
    height,
    wall: palette.wall,
    back: (surface) => {
      const splash = {
        ...surface,
        corners: [
          [0, 0.9],
          [width, 0.9],
          [width, 1.5],
          [0, 1.5],
        ] as const,
      };
      return (
        surface.rect(0, 0.9, width, 0.62, surface.shaded(tile)) +
        grid(tile, 0.2, 0.15)({ ...splash, height: 1.5 }) +
        roomWindow(surface, random.fork(8), [windowU, 1.1, wide, 1.2], { frame: '#ffffff', columns: 2 })
      );
    },
    flats: [],
    bodies: [
      cupboard([-half + 0.02, 0.1, wall], [half - 0.95, 0.86, depth], fronts, 6, { rows: 1, handle }),
      box([-half, 0.86, wall - 0.04], [half - 0.93, 0.92, depth], top),
      // Tall fridge in the corner.
      cupboard(
        [half - 0.9, 0, depth - 0.72],
        [half - 0.05, 1.95, depth],
        random.pick(['#d9dde0', '#3a4046', '#f4f2ee']),
        1,
        { rows: 2, handle: '#8d9397' },
      ),
      ...(windowLeft + half > 1.25 ? [upper(-half + 0.02, Math.max(-half + 1, windowLeft - 0.25), 3)] : []),
      ...(half - 0.95 - (windowLeft + wide + 0.25) > 0.4 ? [upper(windowLeft + wide + 0.25, half - 0.95, 2)] : []),
      // Hob, oven, pot and tap.
      box([hobX - 0.3, 0.92, wall + 0.06], [hobX + 0.3, 0.935, depth - 0.1], '#22262a'),
      box([hobX - 0.29, 0.16, wall - 0.025], [hobX + 0.29, 0.8, wall - 0.005], '#2c3136', {
        front: (surface) =>
          surface.rect(0.06, 0.08, 0.46, 0.36, surface.shaded('#4d565e')) +
          surface.rect(0.06, 0.52, 0.46, 0.03, surface.shaded('#b9bec2')),
      }),
      drum([hobX + 0.12, 0.935, wall + 0.32], 0.11, 0.14, random.pick(['#c4472f', '#e0a030', '#3f6f78']), {
        sides: 14,
      }),
      box(
        [windowLeft + wide / 2 - 0.02, 0.92, depth - 0.14],
        [windowLeft + wide / 2 + 0.02, 1.2, depth - 0.1],
        '#b9bec2',
      ),
      box(
        [windowLeft + wide / 2 - 0.02, 1.18, depth - 0.34],
        [windowLeft + wide / 2 + 0.02, 1.21, depth - 0.14],
        '#b9bec2',
      ),
      ...potted(half - 1.25, depth - 0.25, 0.35, '#c4703f', light, random, 0.92),
      drum([-half + 0.35, 0.92, depth - 0.2], 0.07, 0.22, palette.accents[0], { sides: 12 }),
      drum([-half + 0.53, 0.92, depth - 0.18], 0.06, 0.16, palette.accents[2], { sides: 12 }),
      ...(island ? islandOf(random.between(-0.2, 0.3), depth - 2.35, fronts, top, palette.accents[0]) : []),
      ...(island ? [-0.5, 0.5].flatMap((x) => pendant(x + 0.05, depth - 2.3, height, light, shade, 0.95)) : []),
    ],
    sunny: [{ wall: 'back', from: windowLeft, to: windowLeft + wide, low: 1.1, high: 2.3 }],
    lamps: island
      ? [
          [-0.45, height - 0.9, depth - 2.3],
          [0.55, height - 0.9, depth - 2.3],
        ]
      : [],
  };
};

function islandOf(x: number, z: number, front: string, top: string, seat: string): Body[] {
  return [
    box([x - 0.95, 0, z - 0.2], [x + 0.95, 0.87, z + 0.4], darken(front, 0.08)),
    box([x - 1.05, 0.87, z - 0.45], [x + 1.05, 0.93, z + 0.45], top),
    drum([x + 0.35, 0.93, z], 0.13, 0.09, '#e8dcc6', { sides: 16, upper: 0.22, topColor: '#e8a02e' }),
    ...[-0.6, 0, 0.6].flatMap((at) => stool(x + at, z - 0.55, seat)),
  ];
}
