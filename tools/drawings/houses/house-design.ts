import type { Body } from '../core/body.ts';
import type { Light } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import type { Plan } from '../parts/roof.ts';
import type { BackdropName } from '../setting/backdrop.ts';
import type { GroundName } from '../setting/ground.ts';
import type { ShrubName } from '../plants/shrub.ts';
import type { TreeName } from '../plants/tree.ts';

/** A building in metres; its front stands near z = 0 and looks at the viewer. */
export interface HouseDesign {
  bodies: Body[];
  plan: Plan;
  /** Where the path begins. */
  doorX?: number;
  /** Where the drive begins, if there is one. */
  driveX?: number | undefined;
  setting: HouseSetting;
}

/** What may stand around and behind it. */
export interface HouseSetting {
  backdrops: readonly BackdropName[];
  grounds: readonly GroundName[];
  trees: readonly TreeName[];
  shrubs: readonly ShrubName[];
  /** Paint of the wall behind the garden; none for open land. */
  wall?: string | undefined;
  /** A street runs before the house. */
  street?: boolean;
  /** Open land without beds or paths. */
  bare?: boolean;
  /** Height of the viewer's eye in metres. */
  eye?: number;
  /** Degrees the viewer may stand to the side. */
  turn?: readonly [number, number];
}

export type HouseBuilder = (light: Light, random: Random) => HouseDesign;
