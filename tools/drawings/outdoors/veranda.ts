import { lighten } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { balustrade } from '../parts/balustrade.ts';
import { posts } from '../parts/column.ts';
import { door } from '../parts/door.ts';
import { boards, grid, slats } from '../parts/texture.ts';
import { window } from '../parts/window.ts';
import { shrub } from '../plants/shrub.ts';
import { tree } from '../plants/tree.ts';
import { potted } from '../furniture/potted.ts';
import { sofa } from '../furniture/seat.ts';
import { pendant } from '../furniture/lamp.ts';
import { drumTable } from '../furniture/table.ts';
import { rug } from '../furniture/rug.ts';
import { patch } from './patch.ts';
import type { OutdoorBuilder } from './compose-outdoor.ts';

/** The shade of a veranda, looking along the house into the garden. */
export const veranda: OutdoorBuilder = ({ light, random }) => {
  const wall = random.pick(['#f3e6cc', '#e3b88c', '#f7f1e4', '#d9c9ae', '#c9d2c4']);
  const wood = random.pick(['#7d5436', '#5d4030', '#a9764c', '#f4efe2']);
  const floor = random.pick(['#a5503a', '#b98a5e', '#d3c4aa']);
  const cloth = random.pick(['#f0e6d2', '#4f6f6a', '#c96a4a', '#3f5a78']);
  const accents = [random.pick(['#ff9a2e', '#d9694a']), '#1f3a44', '#f2d06b'] as const;
  const [left, right, end, top] = [-2.6, 2.5, 8, 2.9];
  const ceiling = box([left - 0.5, top, -1], [right + 0.6, top + 0.25, end + 0.4], wood);
  return {
    ground: 'lawn',
    backdrop: random.pick(['hills', 'treeline', 'savanna', 'sea']),
    flats: [
      patch(left, -1, right, end, floor, floor === '#d3c4aa' ? grid(floor, 0.6) : boards(floor, 0.24), 0.01),
      rug(-1.4, 3.2, 1.2, 6.2, [accents[1], accents[0], accents[2]], random),
    ],
    bodies: [
      // The ceiling hides behind everything under it.
      {
        ...ceiling,
        // Light from the garden fills the shade: a full shadow would swallow the furniture.
        casters: [],
        faces: ceiling.faces.map((face) => ({
          ...face,
          paint: face.points[0]![1] === top && face.points[2]![1] === top ? slats(wood, 0.24) : undefined,
        })),
      },
      box([left - 3, 0, -1], [left, top, end], wall, {
        right: (surface) =>
          window(surface, random, [2.4, 0.8, 1.5, 1.4], { frame: '#ffffff', shutters: '#4f6f5c' }) +
          door(surface, [5.2, 0, 1.1, 2.2], { color: '#7a4a2a', frame: '#ffffff' }) +
          window(surface, random, [7.1, 0.8, 1.4, 1.4], { frame: '#ffffff' }),
      }),
      ...[2.6, 5.2, end - 0.1].flatMap((z) => posts(right, right, z, 1, top, 0.2, lighten(wood, 0.1))),
      ...posts(left + 1.6, right, end, 2, top, 0.2, lighten(wood, 0.1)),
      ...balustrade(left + 0.1, right - 0.1, end + 0.02, 0, random.pick(['rails', 'lattice']), lighten(wood, 0.2)),
      ...sofa(-0.3, 6.2, 2, cloth, accents),
      ...sofa(right - 1.2, 4.5, 0.9, cloth, [accents[0]], 'left'),
      ...drumTable(-0.4, 4.7, 0.45, '#8d6a48'),
      ...potted(left + 0.5, 7.4, 1.1, '#c4703f', light, random),
      ...potted(right - 0.4, 3.2, 0.8, '#e8e0d0', light, random),
      ...pendant(-0.2, 4.8, top, light, '#cfa76a', 0.7),
      ...Array.from({ length: 6 }, (_, index) =>
        tree(
          random.pick(['jacaranda', 'broadleaf', 'palm', 'acacia']),
          [-2 + index * 4, 0, random.between(15, 24)],
          random.between(6, 9),
          light,
          random,
        ),
      ),
      ...Array.from({ length: 12 }, (_, index) =>
        shrub(
          random.pick(['bougainvillea', 'hibiscus', 'agave', 'bush']),
          [right + 0.8 + (index % 3) * 0.5, 0, 3 + index * 1.1],
          random.between(0.6, 1.1),
          light,
          random,
        ),
      ),
    ],
    horizon: 0.46,
    zoom: 0.72,
    eye: 1.55,
  };
};
