import { lighten } from '../core/color.ts';
import { bed, bedside } from '../furniture/bed.ts';
import { cupboard } from '../furniture/cupboard.ts';
import { pendant, tableLamp } from '../furniture/lamp.ts';
import { potted } from '../furniture/potted.ts';
import { rug } from '../furniture/rug.ts';
import { wallArt, wallBasket } from '../furniture/wall-art.ts';
import { roomWindow } from './room-window.ts';
import type { RoomBuilder } from './room-plan.ts';

export const bedroom: RoomBuilder = ({ palette, light, random, side }) => {
  const [width, depth, height] = [random.between(4.8, 5.8), random.between(4.6, 5.4), random.between(2.7, 3)];
  const half = width / 2;
  const x = random.between(-0.3, 0.4);
  const wide = random.between(1.5, 2.1);
  const opening = side === 0 ? random.pick([-1, 1] as const) : side;
  const to = depth - random.between(0.5, 0.9);
  const art = random.fork(3);
  const size = random.pick([1.5, 1.7]);
  const pane = (surface: Parameters<typeof roomWindow>[0], u: number): string =>
    roomWindow(surface, random.fork(8), [u, 0.85, wide, 1.45], {
      frame: '#ffffff',
      curtains: random.pick([lighten(palette.cloth, 0.35), palette.accents[0], lighten(palette.accentWall, 0.4)]),
    });
  return {
    width,
    depth,
    height,
    wall: palette.wall,
    backWall: palette.accentWall,
    back: (surface) =>
      art.chance(0.4)
        ? [
            [-0.4, 1.85, 0.3],
            [0.15, 2.05, 0.22],
            [0.52, 1.75, 0.26],
          ]
            .map(([u, v, r]) => wallBasket(surface, half + x + u!, v!, r!, palette.accents))
            .join('')
        : wallArt(surface, [half + x - 0.65, 1.5, 1.3, 0.85], palette.accents, art),
    left: (surface) => (opening === -1 ? pane(surface, 3 + to - wide) : ''),
    right: (surface) => (opening === 1 ? pane(surface, depth - to) : ''),
    flats: [rug(x - size / 2 - 0.7, depth - 2.9, x + size / 2 + 0.7, depth - 0.9, palette.accents, random)],
    bodies: [
      ...bed(x, depth - 0.02, size, palette.wood, random.pick(['#f4ecdd', palette.cloth, '#fbf7ee']), palette.accents),
      ...[-1, 1].flatMap((where) => {
        const at = x + where * (size / 2 + 0.45);
        return [
          bedside(at, depth - 0.02, palette.wood),
          ...tableLamp(at, 0.55, depth - 0.24, light, palette.accents[1]),
        ];
      }),
      ...(random.chance(0.7)
        ? [
            cupboard(
              opening === -1 ? [half - 0.62, 0, depth - 2.6] : [-half, 0, depth - 2.6],
              opening === -1 ? [half, 2.2, depth - 0.9] : [-half + 0.62, 2.2, depth - 0.9],
              random.pick([palette.wood, '#f4efe6', lighten(palette.wood, 0.3)]),
              3,
            ),
          ]
        : []),
      ...potted(
        opening * (half - 0.4),
        depth - 0.4,
        random.between(0.7, 1.2),
        random.pick(['#c4703f', '#e8e0d0']),
        light,
        random,
      ),
      ...(random.chance(0.5) ? pendant(x, depth - 1.8, height, light, '#cfa76a', 0.65) : []),
    ],
    sunny: [{ wall: opening < 0 ? 'left' : 'right', from: to - wide, to, low: 0.85, high: 2.3 }],
    lamps: [-1, 1].map((where) => [x + where * (size / 2 + 0.45), 0.85, depth - 0.24] as const),
  };
};
