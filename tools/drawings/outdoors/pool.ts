import { lighten, mix } from '../core/color.ts';
import { box } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';
import { gardenWall } from '../parts/garden-wall.ts';
import { flatRoof } from '../parts/roof.ts';
import { boards, grid } from '../parts/texture.ts';
import { window } from '../parts/window.ts';
import { shrub } from '../plants/shrub.ts';
import { tree } from '../plants/tree.ts';
import { lounger, parasol } from './outdoor-furniture.ts';
import { patch } from './patch.ts';
import type { OutdoorBuilder } from './compose-outdoor.ts';

/** A swimming pool with its deck, and the house or the sea beyond. */
export const pool: OutdoorBuilder = ({ light, random }) => {
  const [x0, x1, z0, z1] = [
    random.between(-3.6, -2.6),
    random.between(3, 4.4),
    random.between(4.4, 5.2),
    random.between(10, 12),
  ];
  const deck = random.pick(['#d8c6a8', '#c9bfb0', '#b98d64', '#e2d8c8']);
  const cloth = random.pick(['#ffffff', '#ff9a2e', '#2f7a78', '#f2e3c4', '#d9694a']);
  const wall = random.pick(['#f4efe6', '#ead9c0', '#e2cdb0']);
  const house = random.chance(0.7);
  const wallZ = z1 + random.between(8, 10);
  const timber = deck === '#b98d64';
  return {
    ground: 'lawn',
    backdrop: random.pick(house ? ['treeline', 'hills'] : ['sea', 'hills', 'savanna']),
    flats: [
      patch(x0 - 2.4, 1, x1 + 2.6, z1 + 2.6, deck, timber ? boards(deck, 0.2) : grid(deck, 0.7)),
      patch(x0 - 0.3, z0 - 0.3, x1 + 0.3, z1 + 0.3, lighten(deck, 0.5)),
      patch(x0, z0, x1, z1, '#2fa8bf', (surface) => water(surface, x1 - x0, z1 - z0)),
    ],
    bodies: [
      ...(house
        ? [
            box([x0 - 4, 0, z1 + 4], [x1 + 1, 3, z1 + 10], wall, {
              front: (surface) =>
                [0.06, 0.3, 0.54, 0.78]
                  .map((at) =>
                    window(surface, random, [surface.width * at, 0.1, surface.width * 0.19, 2.4], {
                      frame: '#3a3f44',
                      columns: 2,
                      sill: false,
                    }),
                  )
                  .join(''),
              sides: (surface) => window(surface, random, [1.5, 0.8, 1.8, 1.4], { frame: '#3a3f44' }),
            }),
            flatRoof([x0 - 4, z1 + 4, x1 + 1, z1 + 10], 3, mix(wall, '#ffffff', 0.5), 0.9),
          ]
        : []),
      ...gardenWall(-26, 28, wallZ + 3, { color: wall, height: house ? 2 : 1 }),
      ...[0, 1].flatMap((index) => lounger(x1 + 0.95, z0 + 0.6 + index * 2.4, cloth)),
      ...parasol(x1 + 1.9, z0 + 2.6, random.pick(['#ff9a2e', '#f7efe0', '#d9694a', '#3f8f8a'])),
      ...Array.from({ length: 4 }, (_, index) =>
        tree(
          random.pick(['palm', 'palm', 'broadleaf']),
          [x0 - 6 + index * 6, 0, wallZ - random.between(0, 3) + (house ? 4 : 0)],
          random.between(6, 9),
          light,
          random,
        ),
      ),
      tree('palm', [x0 - 3.2, 0, z1 + 1], random.between(5, 7), light, random),
      ...Array.from({ length: 7 }, (_, index) =>
        shrub(
          random.pick(['agave', 'grass', 'bougainvillea', 'lavender']),
          [x0 - 3, 0, z0 + index * 1.1],
          random.between(0.6, 1),
          light,
          random,
        ),
      ),
    ],
    horizon: 0.4,
    zoom: 0.7,
    eye: random.between(2, 2.7),
    leaves: random.chance(0.5),
  };
};

function water(surface: Surface, width: number, length: number): string {
  const { light, paints } = surface;
  const sky = light.sky;
  const deep = light.lit > 0.5 ? ['#3fc0d8', '#1c7fa6'] : [mix('#6fd3dd', sky[1], 0.25), mix('#1f93b5', sky[0], 0.15)];
  const base = surface.rect(
    0,
    0,
    width,
    length,
    paints.linear([
      [0, deep[0]!],
      [1, deep[1]!],
    ]),
  );
  const ripples = Array.from({ length: 26 }, (_, index): string => {
    const v = ((index * 37) % 100) / 100;
    const u = ((index * 61) % 100) / 100;
    const points: Point[] = [
      [width * u * 0.8, length * v],
      [width * (u * 0.8 + 0.09), length * v + 0.07],
      [width * (u * 0.8 + 0.18), length * v],
      [width * (u * 0.8 + 0.09), length * v - 0.03],
    ];
    return surface.outline(points);
  }).join('');
  const edge = surface.rect(0, length - 0.35, width, 0.35, '#0f5f7c', 'opacity=".35"');
  return `${base}${edge}<path d="${ripples}" fill="#ffffff" opacity=".4"/>`;
}
