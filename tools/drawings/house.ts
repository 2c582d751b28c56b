import { createLight, type LightName } from './core/light.ts';
import { createPaints } from './core/paints.ts';
import { createRandom } from './core/random.ts';
import { BUILDERS, HOUSE_STYLES, type HouseStyle } from './houses/house-styles.ts';
import { composeExterior } from './setting/exterior.ts';

export { HOUSE_STYLES, type HouseStyle, type LightName };

/** A building seen from its street or garden, as SVG of 1440 by 960. */
export function drawHouse(seed: number, options: { style?: HouseStyle; light?: LightName } = {}): string {
  const random = createRandom(seed);
  const style = options.style ?? random.pick(HOUSE_STYLES);
  const light = createLight(options.light ?? random.pick(COMMON_LIGHTS), random.fork(1));
  const design = BUILDERS[style](light, random.fork(2));
  return composeExterior(design, light, createPaints(), random.fork(3));
}

// Most listing pictures are taken in good light.
const COMMON_LIGHTS: readonly LightName[] = [
  'morning',
  'morning',
  'morning',
  'noon',
  'noon',
  'noon',
  'golden',
  'golden',
  'dusk',
  'overcast',
];
