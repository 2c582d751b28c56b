import { createLight, type Light } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import { normalize } from '../core/vector.ts';

/** Light that falls in from a window on one side: -1 is left, 1 is right, 0 is ahead. */
export function createRoomLight(random: Random, side: -1 | 0 | 1, evening: boolean): Light {
  const outside = createLight(evening ? 'dusk' : random.pick(['morning', 'noon', 'golden', 'morning']), random);
  return {
    ...outside,
    sun: normalize([side === 0 ? random.pick([-0.4, 0.4]) : side * 0.8, 0.75, side === 0 ? 0.45 : -0.3]),
    ...(evening ? EVENING : DAY),
  };
}

const DAY = {
  sunColor: [0.26, 0.23, 0.17],
  ambient: [0.86, 0.84, 0.81],
  bounce: [0.9, 0.87, 0.83],
  shadow: 0.16,
  shadowColor: '#2b2233',
  lit: 0,
} satisfies Partial<Light>;

const EVENING = {
  sunColor: [0.14, 0.1, 0.06],
  ambient: [0.86, 0.7, 0.53],
  bounce: [0.86, 0.69, 0.52],
  shadow: 0.2,
  shadowColor: '#2a1622',
  lit: 1,
} satisfies Partial<Light>;
