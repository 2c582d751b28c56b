import type { HouseBuilder } from './house-design.ts';

/** A style that is built in several forms; the seed decides which. */
export function oneOf(...builders: readonly HouseBuilder[]): HouseBuilder {
  return (light, random) => random.pick(builders)(light, random);
}
