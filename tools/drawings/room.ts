import { createPaints } from './core/paints.ts';
import { createRandom } from './core/random.ts';
import { bathroom } from './rooms/bathroom.ts';
import { bedroom } from './rooms/bedroom.ts';
import { composeRoom } from './rooms/compose-room.ts';
import { kitchen } from './rooms/kitchen.ts';
import { livingRoom } from './rooms/living-room.ts';
import { pickPalette } from './rooms/palette.ts';
import { createRoomLight } from './rooms/room-light.ts';
import type { RoomBuilder, RoomTools } from './rooms/room-plan.ts';
import { studentRoom, study } from './rooms/study.ts';

const BUILDERS = {
  'living-room': livingRoom,
  kitchen,
  bedroom,
  bathroom,
  study,
  'student-room': studentRoom,
} satisfies Record<string, RoomBuilder>;

export type RoomKind = keyof typeof BUILDERS;

export const ROOM_KINDS = Object.keys(BUILDERS) as RoomKind[];

/** A furnished interior as SVG of 1440 by 960. */
export function drawRoom(seed: number, options: { kind?: RoomKind; evening?: boolean } = {}): string {
  const random = createRandom(seed);
  const kind = options.kind ?? random.pick(ROOM_KINDS);
  const side = random.pick([-1, 0, 1, -1, 1] as const);
  const light = createRoomLight(random.fork(1), side, options.evening ?? random.chance(0.18));
  const tools: RoomTools = { palette: pickPalette(random.fork(2)), light, random: random.fork(3), side };
  return composeRoom(BUILDERS[kind](tools), tools, createPaints(), random.fork(4));
}
