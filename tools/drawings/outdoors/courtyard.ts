import { lighten } from '../core/color.ts';
import { box } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';
import { grid } from '../parts/texture.ts';
import { window } from '../parts/window.ts';
import { shrub } from '../plants/shrub.ts';
import { tree } from '../plants/tree.ts';
import { potted } from '../furniture/potted.ts';
import { bench, fountain } from './outdoor-furniture.ts';
import { patch } from './patch.ts';
import type { OutdoorBuilder } from './compose-outdoor.ts';

/** A paved court between arcades, with a fountain and potted palms. */
export const courtyard: OutdoorBuilder = ({ light, random }) => {
  const wall = random.pick(['#fbf6ea', '#e8bf94', '#f1dfc2', '#dca07a']);
  const blue = random.pick(['#2667a8', '#1f7a8c', '#2f8f7a', '#b5562f']);
  const floor = random.pick(['#d9c7a8', '#cf9a78', '#e3dccb']);
  const [half, end, tall] = [random.between(4.6, 5.6), random.between(10.5, 12.5), random.between(4.6, 6.2)];
  const arcade = (surface: Surface): string => {
    const bays = Math.max(2, Math.round(surface.width / 2.2));
    const wide = surface.width / bays;
    return (
      Array.from({ length: bays }, (_, index) => {
        const u = index * wide + wide * 0.16;
        const upper =
          tall > 5
            ? window(surface, random, [u + wide * 0.14, 3.5, wide * 0.4, 1.3], {
                frame: blue,
                arched: true,
                columns: 2,
                rows: 2,
              })
            : '';
        return arch(surface, u, wide * 0.68) + upper;
      }).join('') + tiles(surface, blue)
    );
  };
  return {
    ground: 'paving',
    backdrop: 'hills',
    flats: [
      patch(-half, -1, half, end, floor, grid(floor, 0.8)),
      patch(-2.2, 4.8, 2.2, 9.2, lighten(blue, 0.35), (surface) => star(surface, blue)),
    ],
    bodies: [
      box([-half - 3, 0, -1], [-half, tall, end], wall, { right: arcade }),
      box([half, 0, -1], [half + 3, tall, end], wall, { left: arcade }),
      box([-half - 3, 0, end], [half + 3, tall, end + 4], wall, { front: arcade }),
      ...fountain(0, 7, random.pick(['#e9dfcc', '#d3bfa0'])),
      ...[-1, 1].flatMap((side) => [
        ...potted(side * (half - 0.7), 4.6, 1.3, '#c4703f', light, random),
        ...potted(side * (half - 0.7), end - 0.9, 1.5, random.pick([blue, '#c4703f']), light, random),
        shrub('bougainvillea', [side * (half - 0.5), 0, 8], 1.4, light, random),
      ]),
      ...bench(random.between(-1.6, 1.6), end - 0.8, '#8d5f3c'),
      ...(random.chance(0.6) ? [tree('palm', [-half - 1.5, tall, end + 2], 5, light, random)] : []),
    ],
    horizon: 0.5,
    zoom: 0.74,
    eye: 1.8,
  };
};

function arch(surface: Surface, u: number, width: number): string {
  const radius = width / 2;
  const spring = 1.9;
  const curve = Array.from(
    { length: 11 },
    (_, index): Point => [
      u + radius + Math.cos((index / 10) * Math.PI) * radius,
      spring + Math.sin((index / 10) * Math.PI) * radius * 1.15,
    ],
  );
  const lit = surface.light.lit > 0.5;
  const depth = surface.paints.linear(
    lit
      ? [
          [0, '#b97a3c'],
          [1, '#e8a85a'],
        ]
      : [
          [0, '#4a3a34'],
          [1, '#8a7462'],
        ],
  );
  return (
    surface.polygon([[u, 0], [u + width, 0], ...curve], depth) +
    surface.lines(
      curve.slice(1).map((point, index) => [curve[index]!, point] as const),
      surface.shaded('#ffffff'),
      0.09,
      0.7,
    )
  );
}

function tiles(surface: Surface, color: string): string {
  let d = '';
  for (let u = 0.15; u < surface.width - 0.2; u += 0.5)
    d += surface.outline([
      [u, 3.2],
      [u + 0.22, 3.05],
      [u + 0.44, 3.2],
      [u + 0.22, 3.35],
    ]);
  return `<path d="${d}" fill="${surface.shaded(color)}"/>`;
}

function star(surface: Surface, color: string): string {
  const [u, v] = [surface.width / 2, surface.height / 2];
  const points = (reach: number): Point[] =>
    Array.from({ length: 16 }, (_, index): Point => {
      const far = reach * (index % 2 ? 0.62 : 1);
      return [u + Math.cos((index / 8) * Math.PI) * far, v + Math.sin((index / 8) * Math.PI) * far];
    });
  return surface.polygon(points(2), surface.shaded(color)) + surface.polygon(points(1.6), surface.shaded('#f4ead2'));
}
