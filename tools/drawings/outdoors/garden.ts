import { shrub, type ShrubName } from '../plants/shrub.ts';
import { tree, type TreeName } from '../plants/tree.ts';
import { gardenWall } from '../parts/garden-wall.ts';
import { bench, hearth, pergola } from './outdoor-furniture.ts';
import { patch } from './patch.ts';
import type { OutdoorBuilder } from './compose-outdoor.ts';

/** Lawn, beds in flower and a shady tree behind a wall. */
export const garden: OutdoorBuilder = ({ light, random }) => {
  const wallZ = random.between(15, 19);
  const names: TreeName[] = [
    random.pick(['jacaranda', 'broadleaf', 'flamboyant'] as const),
    random.pick(['palm', 'broadleaf', 'cypress'] as const),
  ];
  const shrubs: ShrubName[] = [
    random.pick(['bougainvillea', 'hibiscus', 'lavender'] as const),
    random.pick(['bush', 'agave', 'aloe'] as const),
    random.pick(['lavender', 'grass', 'hibiscus'] as const),
  ];
  const feature = random.pick(['bench', 'hearth', 'pergola'] as const);
  const stones = Array.from({ length: 7 }, (_, index) => {
    const z = 3.2 + index * 1.35;
    const x = -0.9 + Math.sin(index * 0.55) * 0.9;
    return patch(x - 0.42, z, x + 0.42, z + 0.75, '#c9bba6');
  });
  const bed = Array.from({ length: 24 }, (_, index) =>
    shrub(
      random.pick(shrubs),
      [-11 + index, 0, wallZ - random.between(0.5, 1.6)],
      random.between(0.6, 1.3),
      light,
      random,
    ),
  );
  const side = Array.from({ length: 9 }, (_, index) =>
    shrub(
      random.pick(shrubs),
      [-4.6 - index * 0.5 + random.between(-0.3, 0.3), 0, 5 + index * 1.1],
      random.between(0.5, 1),
      light,
      random,
    ),
  );
  return {
    ground: 'lawn',
    backdrop: random.pick(['treeline', 'hills']),
    flats: [patch(-20, wallZ - 1.9, 20, wallZ, '#75502f'), patch(-9.8, 4.6, -5, wallZ, '#75502f'), ...stones],
    bodies: [
      ...gardenWall(-24, 26, wallZ, { color: random.pick(['#e8d9c0', '#d8a67e', '#f1ebe0', '#c9b094']), height: 2.1 }),
      tree(names[0]!, [random.between(3, 5), 0, random.between(10.5, 12.5)], random.between(6, 7.5), light, random),
      ...Array.from({ length: 5 }, (_, index) =>
        tree(
          names[index % 2]!,
          [-13 + index * 6.5, 0, wallZ + random.between(1.5, 5)],
          random.between(6, 9),
          light,
          random,
        ),
      ),
      ...bed,
      ...side,
      ...(feature === 'bench'
        ? bench(random.between(1.5, 3), 9.6, '#a9764c')
        : feature === 'hearth'
          ? hearth(random.between(2, 4), 12, '#b98a68')
          : pergola(1.5, 9.5, 5.5, 12.5, 2.4, '#8d6a48')),
    ],
    horizon: 0.42,
    leaves: random.chance(0.6),
  };
};
