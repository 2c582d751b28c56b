import { box } from '../core/solids.ts';
import { balustrade } from '../parts/balustrade.ts';
import { boards, grid } from '../parts/texture.ts';
import { shrub } from '../plants/shrub.ts';
import { potted } from '../furniture/potted.ts';
import { sofa } from '../furniture/seat.ts';
import { table, trinket } from '../furniture/table.ts';
import { rug } from '../furniture/rug.ts';
import { parasol, pergola } from './outdoor-furniture.ts';
import { patch } from './patch.ts';
import type { OutdoorBuilder } from './compose-outdoor.ts';

/** A roof terrace above the city. */
export const rooftop: OutdoorBuilder = ({ light, random }) => {
  const floor = random.pick(['#b98d64', '#cfc3b2', '#a8a29a', '#d9b48c']);
  const cloth = random.pick(['#f2ebdf', '#5b6b73', '#d98a5b', '#3f6f6a']);
  const accents = [random.pick(['#ff9a2e', '#e05a3a']), '#1f2933', '#f2d06b'] as const;
  const [half, end] = [random.between(5, 6), random.between(9, 10.5)];
  const rail = random.pick(['glass', 'rails', 'wall'] as const);
  const planter = (x: number, z: number) => [
    box([x - 0.7, 0, z - 0.25], [x + 0.7, 0.6, z + 0.25], '#4a5158'),
    ...[-0.4, 0, 0.4].map((at) =>
      shrub(
        random.pick(['grass', 'lavender', 'agave', 'bougainvillea']),
        [x + at, 0.58, z],
        random.between(0.5, 0.9),
        light,
        random,
      ),
    ),
  ];
  return {
    ground: 'paving',
    backdrop: random.pick(['skyline', 'skyline', 'sea', 'mountain']),
    flats: [
      patch(-90, end, 90, 160, '#8f9f7d'),
      patch(-half - 0.2, -1, half + 0.2, end, floor, floor === '#b98d64' ? boards(floor, 0.2) : grid(floor, 0.8)),
      rug(-1.9, 4.6, 1.9, 7.6, [accents[1], accents[0], accents[2]], random),
    ],
    bodies: [
      ...balustrade(-half, half, end, 0, rail, rail === 'wall' ? '#efe6d8' : '#3a4046'),
      box([-half - 0.2, 0, -1], [-half, 1, end], '#efe6d8'),
      box([half, 0, -1], [half + 0.2, 1, end], '#efe6d8'),
      ...sofa(0, 7.2, 2.6, cloth, accents),
      ...sofa(-2.3, 5, 1.7, cloth, [accents[2], accents[0]], 'right'),
      ...table(0, 5.7, 1.3, 0.7, 0.4, '#8d6a48'),
      ...trinket(0.2, 0.4, 5.7, accents[0], 'vase'),
      ...planter(-half + 1, end - 0.5),
      ...planter(half - 1, end - 0.5),
      ...potted(half - 0.6, 5, 1.3, '#c4703f', light, random),
      ...(random.chance(0.5)
        ? pergola(-2.7, 4.3, 2.7, 8.4, 2.6, '#6d4c33')
        : parasol(2.6, 6.6, random.pick(['#f7efe0', '#ff9a2e', '#3f8f8a']))),
    ],
    horizon: 0.47,
    zoom: 0.76,
    eye: 1.75,
  };
};
