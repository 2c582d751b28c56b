import type { Body, Face } from '../core/body.ts';
import type { Light } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import type { Paint } from '../core/solids.ts';
import type { Palette } from './palette.ts';

/** An interior in metres: x around 0, the floor at y = 0, the back wall at z = depth. */
export interface RoomPlan {
  width: number;
  depth: number;
  height: number;
  wall: string;
  backWall?: string;
  back?: Paint;
  left?: Paint;
  right?: Paint;
  /** Rugs and the like, lying on the floor. */
  flats: Face[];
  bodies: Body[];
  /** Openings that let sunlight fall on the floor, as a rectangle on a wall. */
  sunny: readonly Opening[];
  /** Where lamps glow, in metres. */
  lamps?: readonly (readonly [x: number, y: number, z: number])[];
}

export interface Opening {
  wall: 'left' | 'right' | 'back';
  /** Metres along the wall (z for side walls, x for the back wall) and up. */
  from: number;
  to: number;
  low: number;
  high: number;
}

export interface RoomTools {
  palette: Palette;
  light: Light;
  random: Random;
  /** The side of the window. */
  side: -1 | 0 | 1;
}

export type RoomBuilder = (tools: RoomTools) => RoomPlan;
