import type { Body } from '../core/body.ts';
import { box } from '../core/solids.ts';
import { hipRoof } from '../parts/roof.ts';
import { tiles } from '../parts/texture.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import { shrub } from '../plants/shrub.ts';
import { tree, type TreeName } from '../plants/tree.ts';
import { patch } from './patch.ts';
import type { OutdoorBuilder } from './compose-outdoor.ts';

/** A quiet street under trees, running away from the viewer. */
export const street: OutdoorBuilder = ({ light, random }) => {
  const lining: TreeName = random.pick(['jacaranda', 'jacaranda', 'flamboyant', 'palm', 'broadleaf']);
  const pane: WindowStyle = { frame: '#ffffff', columns: 2 };
  const house = (x0: number, x1: number, z: number): Body[] => {
    const wall = random.pick(['#f3e6cc', '#e3b88c', '#f7f1e4', '#cfd8cc', '#d99a74', '#efd9c4']);
    const roof = random.pick(['#93402f', '#5d666d', '#7a4f3c', '#4f6f64']);
    const tall = random.chance(0.4) ? 5.6 : 3;
    const openings = (width: number): readonly number[] => (width > 7 ? [1.2, 4.4] : [1.4]);
    const rows = tall > 4 ? [0.9, 3.6] : [0.9];
    return [
      box([x0, 0, z], [x1, tall, z + 8], wall, {
        sides: (surface) =>
          rows
            .flatMap((v) => openings(surface.width).map((u) => window(surface, random, [u, v, 1.7, 1.3], pane)))
            .join(''),
      }),
      ...hipRoof([x0, z, x1, z + 8], tall + 0.2, 2, {
        color: roof,
        trim: '#ffffff',
        texture: tiles(roof),
        overhang: 0.6,
      }),
    ];
  };
  const rows = [7, 19, 31];
  return {
    ground: random.pick(['lawn', 'earth', 'dry']),
    backdrop: random.pick(['hills', 'mountain', 'skyline']),
    flats: [
      patch(-5.4, -1, 5.4, 130, '#c9bda9'),
      patch(-3.6, -1, 3.6, 130, '#6d6c6e'),
      ...Array.from({ length: 14 }, (_, index) => patch(-0.08, 2 + index * 4, 0.08, 4 + index * 4, '#ede6d4')),
    ],
    bodies: [
      ...rows.flatMap((z) => [...house(-17, -9, z), ...house(9, 17, z + random.between(-2, 2))]),
      ...[-1, 1].flatMap((side) =>
        Array.from({ length: 7 }, (_, index) =>
          tree(
            lining,
            [side * 6.3, 0, 6.5 + index * 7.4 + (side > 0 ? 3 : 0)],
            random.between(5.5, 7.5),
            light,
            random,
          ),
        ),
      ),
      ...[-1, 1].flatMap((side) =>
        Array.from({ length: 12 }, (_, index) =>
          shrub(
            random.pick(['bush', 'bougainvillea', 'hibiscus']),
            [side * 7.6, 0, 5 + index * 2.3],
            random.between(0.7, 1.2),
            light,
            random,
          ),
        ),
      ),
    ],
    horizon: 0.52,
    zoom: 0.9,
    eye: 1.8,
  };
};
