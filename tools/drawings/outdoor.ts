import { createLight, type LightName } from './core/light.ts';
import { createPaints } from './core/paints.ts';
import { createRandom } from './core/random.ts';
import { composeOutdoor, type OutdoorBuilder } from './outdoors/compose-outdoor.ts';
import { courtyard } from './outdoors/courtyard.ts';
import { garden } from './outdoors/garden.ts';
import { pool } from './outdoors/pool.ts';
import { rooftop } from './outdoors/rooftop.ts';
import { street } from './outdoors/street.ts';
import { veranda } from './outdoors/veranda.ts';

const BUILDERS = { garden, pool, veranda, courtyard, rooftop, street } satisfies Record<string, OutdoorBuilder>;

export type OutdoorKind = keyof typeof BUILDERS;

export const OUTDOOR_KINDS = Object.keys(BUILDERS) as OutdoorKind[];

/** A garden, pool, terrace or street as SVG of 1440 by 960. */
export function drawOutdoor(seed: number, options: { kind?: OutdoorKind; light?: LightName } = {}): string {
  const random = createRandom(seed);
  const kind = options.kind ?? random.pick(OUTDOOR_KINDS);
  const light = createLight(
    options.light ?? random.pick(['morning', 'morning', 'noon', 'noon', 'golden', 'dusk', 'overcast']),
    random.fork(1),
  );
  const plan = BUILDERS[kind]({ light, random: random.fork(2) });
  return composeOutdoor(plan, light, createPaints(), random.fork(3));
}
