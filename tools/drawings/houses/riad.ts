import { lighten } from '../core/color.ts';
import { box, drum } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';
import { door } from '../parts/door.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** White or ochre cubes with keyhole arches, tiles and small blue windows. */
export const riad: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#fbf7ee', '#f6efe2', '#e3a978', '#d98f66', '#efd3ac', '#fbf7ee']);
  const blue = random.pick(['#2667a8', '#1f7a8c', '#2f8f7a', '#8a4b2a']);
  const [a, b] = [random.between(5, 6.5), random.between(4, 5)];
  const deep = 9;
  const small: WindowStyle = { frame: blue, columns: 2, rows: 2, arched: true };
  const domed = random.chance(0.4);
  const edge = lighten(wall, 0.3);
  const parapet = (x0: number, x1: number, z: number, y: number) =>
    box([x0 - 0.1, y, z - 0.1], [x1 + 0.1, y + 0.35, deep], edge);
  return {
    bodies: [
      box([-a, 0, 0], [1.2, 5.4, deep], wall, {
        front: (surface) =>
          frieze(surface, blue, 4.6) +
          surround(surface, a - 1.05, blue) +
          door(surface, [a - 0.8, 0, 1.6, 2.7], {
            color: blue,
            frame: lighten(blue, 0.6),
            arched: true,
            kind: 'carved',
          }) +
          window(surface, random, [0.9, 1.1, 1, 1.5], small) +
          window(surface, random, [0.9, 3.1, 1, 1.2], small),
        sides: (surface) =>
          window(surface, random, [2, 2.6, 1, 1.3], small) + window(surface, random, [5, 2.6, 1, 1.3], small),
      }),
      parapet(-a, 1.2, 0, 5.4),
      box([1.2, 0, 0.9], [1.2 + b, 3.3, deep], wall, {
        front: (surface) =>
          window(surface, random, [0.9, 1, 1.1, 1.5], small) + window(surface, random, [b - 1.8, 1, 1.1, 1.5], small),
        sides: (surface) => window(surface, random, [3, 1, 1.1, 1.5], small),
      }),
      parapet(1.2, 1.2 + b, 0.9, 3.3),
      box([2.2, 3.65, 3.6], [1.2 + b, 6.9, deep], wall, {
        front: (surface) => window(surface, random, [surface.width / 2 - 0.55, 0.8, 1.1, 1.6], small),
        sides: (surface) => window(surface, random, [2, 1, 1, 1.3], small),
      }),
      domed
        ? drum([-a + 2.2, 5.75, 3], 1.7, 1.5, lighten(wall, 0.35), { sides: 18, upper: 0.5 })
        : box([-a + 0.6, 5.75, 3], [-a + 3.6, 7.6, deep], wall, {
            front: (surface) => window(surface, random, [1, 0.5, 0.9, 1], small),
          }),
      box([-1.9, 0, -1.3], [0.3, 0.25, 0], '#cdb592'),
    ],
    plan: [-a, -1.3, 1.2 + b, deep],
    doorX: 0,
    setting: {
      backdrops: ['hills', 'sea', 'kopjes', 'hills'],
      grounds: ['sand', 'paving', 'earth'],
      trees: ['palm', 'cypress', 'palm'],
      shrubs: ['bougainvillea', 'agave', 'lavender'],
      wall: random.chance(0.6) ? wall : undefined,
      turn: [10, 30],
    },
  };
};

/** A belt of star-and-diamond tiles. */
function frieze(surface: Surface, color: string, v: number): string {
  const diamonds: string[] = ['', ''];
  const size = 0.22;
  for (let u = size, index = 0; u < surface.width - size; u += size * 2, index++) {
    const middle: Point = [u, v + size];
    diamonds[index % 2] += surface.outline([
      [middle[0] - size, middle[1]],
      [middle[0], v],
      [middle[0] + size, middle[1]],
      [middle[0], v + size * 2],
    ]);
  }
  return (
    surface.rect(0, v - 0.06, surface.width, size * 2 + 0.12, surface.shaded(lighten(color, 0.75))) +
    `<path d="${diamonds[0]}" fill="${surface.shaded(color)}"/><path d="${diamonds[1]}" fill="${surface.shaded('#e0a54a')}"/>`
  );
}

function surround(surface: Surface, u: number, color: string): string {
  return (
    surface.rect(u - 0.25, 0, 2.6, 3.3, surface.shaded(lighten(color, 0.8))) +
    surface.lines(
      [
        [
          [u - 0.1, 0],
          [u - 0.1, 3.15],
        ],
        [
          [u + 2.2, 0],
          [u + 2.2, 3.15],
        ],
        [
          [u - 0.1, 3.15],
          [u + 2.2, 3.15],
        ],
      ],
      surface.shaded(color),
      0.06,
    )
  );
}
