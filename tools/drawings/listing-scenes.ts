import { createRandom, type Random } from './core/random.ts';
import type { HouseStyle } from './house.ts';
import type { SceneKind, SceneSpec } from './scene.ts';

export interface ListingScenesOptions {
  /** How many interiors of each kind exist; a smaller number lets listings share pictures. */
  variants?: number;
  /** Building styles that suit the place, tried before those of the type. */
  styles?: readonly HouseStyle[];
}

/** The pictures of a listing: its exterior first, then three to five of rooms and grounds. */
export function scenesForListing(type: string, seed: number, options: ListingScenesOptions = {}): SceneSpec[] {
  const random = createRandom(seed);
  const plan = PLANS[type] ?? PLANS['House']!;
  const variants = options.variants ?? 6;
  const suited = plan.styles.filter((style) => options.styles?.includes(style));
  const style = random.pick(suited.length > 0 ? suited : plan.styles);
  const inside = choose(plan.inside, plan.count(random), random);
  return [
    { kind: `house:${style}`, seed },
    ...inside.map((kind): SceneSpec => ({ kind, seed: sharedSeed(kind, random.int(1, variants)) })),
  ];
}

interface Plan {
  styles: readonly HouseStyle[];
  /** In the order they are shown; the first ones are always there. */
  inside: readonly SceneKind[];
  count: (random: Random) => number;
}

const few = (random: Random): number => random.int(3, 4);
const many = (random: Random): number => random.int(4, 5);

const PLANS: Record<string, Plan> = {
  House: {
    styles: ['bungalow', 'duplex', 'bungalow', 'swahili', 'riad', 'cape-dutch', 'art-deco'],
    inside: [
      'room:living-room',
      'room:kitchen',
      'room:bedroom',
      'room:bathroom',
      'outdoor:garden',
      'room:study',
      'outdoor:veranda',
    ],
    count: few,
  },
  Villa: {
    styles: ['villa', 'villa', 'riad', 'art-deco', 'cape-dutch'],
    inside: [
      'room:living-room',
      'outdoor:pool',
      'room:kitchen',
      'room:bedroom',
      'room:bathroom',
      'outdoor:veranda',
      'outdoor:rooftop',
    ],
    count: many,
  },
  Apartment: {
    styles: ['flats', 'art-deco'],
    inside: ['room:living-room', 'room:kitchen', 'room:bedroom', 'room:bathroom', 'outdoor:rooftop', 'room:study'],
    count: few,
  },
  Townhouse: {
    styles: ['terrace', 'duplex', 'art-deco'],
    inside: [
      'room:living-room',
      'room:kitchen',
      'room:bedroom',
      'room:bathroom',
      'outdoor:courtyard',
      'outdoor:street',
    ],
    count: few,
  },
  Cottage: {
    styles: ['cottage', 'rondavel'],
    inside: ['room:living-room', 'room:bedroom', 'room:kitchen', 'outdoor:garden', 'outdoor:veranda', 'room:bathroom'],
    count: few,
  },
  Farm: {
    styles: ['farmhouse', 'farmhouse', 'cape-dutch', 'rondavel'],
    inside: ['outdoor:veranda', 'room:living-room', 'room:kitchen', 'outdoor:garden', 'room:bedroom'],
    count: few,
  },
  'Student Accommodation': {
    styles: ['residence', 'flats'],
    inside: ['room:student-room', 'room:study', 'room:kitchen', 'room:bathroom', 'outdoor:courtyard'],
    count: () => 3,
  },
  Rooms: {
    styles: ['bungalow', 'residence', 'cottage'],
    inside: ['room:bedroom', 'room:bathroom', 'room:kitchen', 'outdoor:garden'],
    count: () => 3,
  },
  Commercial: {
    styles: ['office', 'shopfront', 'office'],
    inside: ['outdoor:street', 'room:study', 'outdoor:rooftop'],
    count: (random) => random.int(2, 3),
  },
  Stand: { styles: ['stand'], inside: ['outdoor:street'], count: () => 1 },
};

function choose(kinds: readonly SceneKind[], count: number, random: Random): SceneKind[] {
  const fixed = Math.min(3, count);
  const rest = kinds.slice(fixed);
  const chosen = kinds.slice(0, fixed);
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(random.int(0, rest.length - 1), 1));
  return chosen;
}

// Interiors are shared between listings, so that a whole catalogue needs few pictures.
function sharedSeed(kind: SceneKind, variant: number): number {
  return 100 * kind.length + variant;
}
