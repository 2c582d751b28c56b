import { lighten } from '../core/color.ts';
import { floorLamp, pendant } from '../furniture/lamp.ts';
import { bookcase, cupboard } from '../furniture/cupboard.ts';
import { potted } from '../furniture/potted.ts';
import { rug } from '../furniture/rug.ts';
import { sofa } from '../furniture/seat.ts';
import { drumTable, table, trinket } from '../furniture/table.ts';
import { wallArt, wallBasket } from '../furniture/wall-art.ts';
import { roomWindow } from './room-window.ts';
import type { RoomBuilder } from './room-plan.ts';

export const livingRoom: RoomBuilder = ({ palette, light, random, side }) => {
  const [width, depth, height] = [random.between(5.8, 7), random.between(5.2, 6.2), random.between(2.8, 3.2)];
  const half = width / 2;
  const length = random.between(2.2, 2.7);
  const sofaX = random.between(-0.5, 0.3);
  const wide = random.between(2.2, 3);
  const glazed = random.chance(0.45);
  const frame = random.pick(['#ffffff', '#2f3337', palette.wood]);
  const [low, tall] = glazed ? [0.06, 2.35] : [0.85, 1.45];
  const opening = (surface: Parameters<typeof roomWindow>[0], u: number): string =>
    roomWindow(surface, random.fork(8), [u, low, wide, tall], {
      frame,
      curtains: random.chance(0.8) ? lighten(palette.cloth, 0.3) : undefined,
      columns: glazed ? 3 : 2,
    });
  const sideTo = depth - 0.9;
  const art = random.fork(3);
  const shelfLeft = random.chance(0.5);
  return {
    width,
    depth,
    height,
    wall: palette.wall,
    backWall: random.chance(0.55) ? palette.accentWall : palette.wall,
    back: (surface) => {
      if (side === 0) return opening(surface, half - wide / 2 + sofaX * 0.5);
      const middle = half + sofaX;
      if (art.chance(0.35))
        return [
          [-0.62, 1.75, 0.3],
          [0, 2.05, 0.36],
          [0.66, 1.7, 0.26],
        ]
          .map(([u, v, r]) => wallBasket(surface, middle + u!, v!, r!, palette.accents))
          .join('');
      return [-1.05, 0.1].map((u) => wallArt(surface, [middle + u, 1.3, 0.92, 1.12], palette.accents, art)).join('');
    },
    // Coordinates on the left wall run from 3 m behind the viewer.
    left: (surface) =>
      side === -1
        ? opening(surface, 3 + sideTo - wide)
        : wallArt(surface, [3 + depth * 0.45, 1.3, 1.1, 0.9], palette.accents, art.fork(2)),
    right: (surface) =>
      side === 1
        ? opening(surface, depth - sideTo)
        : wallArt(surface, [depth * 0.3, 1.3, 1, 1], palette.accents, art.fork(3)),
    flats: [rug(sofaX - 1.7, depth - 3.5, sofaX + 1.7, depth - 1, palette.accents, random)],
    bodies: [
      ...sofa(sofaX, depth - 1.25, length, palette.cloth, palette.accents),
      ...(random.chance(0.75)
        ? sofa(
            half - 0.75,
            depth - 2.9,
            0.95,
            random.pick([palette.accents[0], palette.cloth, palette.accents[1]]),
            [palette.accents[2]],
            'left',
          )
        : []),
      ...(random.chance(0.5)
        ? drumTable(sofaX, depth - 2.3, 0.5, palette.wood)
        : [
            ...table(sofaX, depth - 2.3, 1.2, 0.6, 0.4, palette.wood),
            ...trinket(sofaX - 0.2, 0.4, depth - 2.3, palette.accents[1], 'books'),
            ...trinket(sofaX + 0.3, 0.4, depth - 2.3, palette.accents[2], 'vase'),
          ]),
      ...floorLamp(sofaX + (shelfLeft ? 1 : -1) * (length / 2 + 0.35), depth - 0.5, light),
      ...potted(
        half * (shelfLeft ? 0.86 : -0.86),
        depth - 0.45,
        random.between(0.9, 1.4),
        random.pick(['#c4703f', '#e8e0d0', '#3f4a52']),
        light,
        random,
      ),
      ...(random.chance(0.6) && side !== (shelfLeft ? -1 : 1)
        ? [bookcase(shelfLeft ? -half + 0.1 : half - 1.3, depth - 0.02, 1.2, 2, palette.wood, palette.accents, random)]
        : [
            cupboard([-half + 0.02, 0, depth - 3.4], [-half + 0.45, 0.55, depth - 1.6], palette.wood, 3),
            ...potted(-half + 0.25, depth - 3.1, 0.4, '#c4703f', light, random, 0.55),
          ]),
      ...(random.chance(0.5) ? pendant(sofaX, depth - 2.4, height, light, '#cfa76a') : []),
    ],
    sunny:
      side === 0
        ? [{ wall: 'back', from: -wide / 2, to: wide / 2, low, high: low + tall }]
        : [{ wall: side < 0 ? 'left' : 'right', from: sideTo - wide, to: sideTo, low, high: low + tall }],
    lamps: [[sofaX + (shelfLeft ? 1 : -1) * (length / 2 + 0.35), 1.5, depth - 0.5]],
  };
};
