import { box } from '../core/solids.ts';
import { bookcase } from '../furniture/cupboard.ts';
import { bed } from '../furniture/bed.ts';
import { tableLamp } from '../furniture/lamp.ts';
import { potted } from '../furniture/potted.ts';
import { rug } from '../furniture/rug.ts';
import { chair } from '../furniture/seat.ts';
import { table, trinket } from '../furniture/table.ts';
import { wallArt } from '../furniture/wall-art.ts';
import { roomWindow } from './room-window.ts';
import type { RoomBuilder, RoomTools } from './room-plan.ts';

/** A desk under the window and books beside it. */
export const study: RoomBuilder = (tools) => desk(tools, false);

/** A student's room: the same desk and a single bed along the wall. */
export const studentRoom: RoomBuilder = (tools) => desk(tools, true);

function desk({ palette, light, random }: RoomTools, sleeping: boolean) {
  const [width, depth, height] = [random.between(3.8, 4.6), random.between(4.2, 4.8), 2.75];
  const half = width / 2;
  const x = sleeping ? -half + 1 : random.between(-0.5, 0.1);
  const wide = random.between(1.4, 1.8);
  const z = depth - 0.42;
  const art = random.fork(3);
  const pale = random.pick([palette.wood, '#e3cfae', '#f4efe6']);
  return {
    width,
    depth,
    height,
    wall: palette.wall,
    backWall: random.chance(0.5) ? palette.accentWall : palette.wall,
    back: (surface: Parameters<typeof roomWindow>[0]) =>
      roomWindow(surface, random.fork(8), [half + x - wide / 2, 1.05, wide, 1.25], {
        frame: '#ffffff',
        curtains: random.chance(0.5) ? palette.accents[0] : undefined,
      }),
    left: (surface: Parameters<typeof roomWindow>[0]) =>
      wallArt(surface, [3 + depth * 0.5, 1.3, 0.9, 0.9], palette.accents, art),
    flats: [rug(x - 0.9, depth - 2.5, x + 1.3, depth - 0.9, palette.accents, random)],
    bodies: [
      ...table(x, z, 1.6, 0.7, 0.75, pale),
      // A screen, a lamp and books.
      box([x - 0.28, 0.82, z + 0.1], [x + 0.28, 1.16, z + 0.13], '#2b3036', {
        front: (surface) =>
          surface.rect(
            0.02,
            0.02,
            0.52,
            0.3,
            surface.paints.linear(
              [
                [0, '#7fa6bd'],
                [1, '#dfc9a4'],
              ],
              0,
              0,
              1,
              1,
            ),
          ),
      }),
      box([x - 0.05, 0.75, z + 0.08], [x + 0.05, 0.82, z + 0.16], '#2b3036'),
      box([x - 0.22, 0.75, z - 0.2], [x + 0.18, 0.765, z - 0.06], '#d5d8da'),
      ...tableLamp(x + 0.6, 0.75, z + 0.1, light, palette.accents[0]),
      ...trinket(x - 0.6, 0.75, z, palette.accents[2], 'books'),
      ...chair(x + 0.1, z - 0.95, random.pick([palette.accents[0], palette.wood, '#3a4046'])),
      ...(sleeping
        ? bed(half - 0.6, depth - 0.02, 1, palette.wood, random.pick(['#f4ecdd', palette.cloth]), palette.accents)
        : [
            bookcase(half - 1.5, depth - 0.02, 1.4, 2.1, palette.wood, palette.accents, random),
            ...potted(half - 0.35, depth - 1.2, 0.9, '#c4703f', light, random),
          ]),
      ...(sleeping
        ? [bookcase(-half + 0.02, depth - 1.2, 0.5, 1.4, pale, palette.accents, random)]
        : potted(-half + 0.4, depth - 0.5, random.between(0.8, 1.2), '#e8e0d0', light, random)),
    ],
    sunny: [{ wall: 'back' as const, from: x - wide / 2, to: x + wide / 2, low: 1.05, high: 2.3 }],
    lamps: [[x + 0.6, 1.05, z + 0.1] as const],
  };
}
