import { darken, lighten } from '../core/color.ts';
import { box, drum } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import { balustrade } from '../parts/balustrade.ts';
import { door } from '../parts/door.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** Pastel modernism with a round corner, bands and a stepped tower. */
export const artDeco: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#f2c9a1', '#f3dcc0', '#e8a88c', '#bcd8cf', '#f1e4b8', '#e9c4c0', '#cfdbe6']);
  const band = random.pick([lighten(wall, 0.75), darken(wall, 0.28), '#ffffff']);
  const wide = random.between(10, 12);
  const [left, right, deep] = [-wide / 2, wide / 2, 8];
  const steel: WindowStyle = {
    frame: random.pick(['#ffffff', '#3f5560', '#5d3f34']),
    columns: 4,
    rows: 3,
    sill: false,
  };
  const tall = 6.6;
  const stripes = (surface: Surface): string =>
    [2.75, 3.05, tall - 0.75, tall - 0.45]
      .map((v) => surface.rect(0, v, surface.width, 0.13, surface.shaded(band)))
      .join('');
  const radius = 2.3;
  return {
    bodies: [
      box([left, 0, 0], [right - radius, tall, deep], wall, {
        front: (surface) =>
          stripes(surface) +
          door(surface, [wide * 0.38, 0, 1.5, 2.4], { color: '#5b4636', frame: band, kind: 'glass' }) +
          window(surface, random, [0.7, 0.8, 2.2, 1.5], steel) +
          window(surface, random, [0.7, 3.8, 2.2, 1.6], steel) +
          porthole(surface, wide * 0.38 + 0.75, 4.6, band),
        sides: (surface) => stripes(surface) + window(surface, random, [3, 3.8, 1.8, 1.5], steel),
      }),
      drum([right - radius, 0, radius], radius, tall, wall, { sides: 22, paint: (surface) => curve(surface, band) }),
      box([right - radius, 0, radius], [right, tall, deep], wall, {
        sides: (surface) => stripes(surface) + window(surface, random, [2, 3.8, 1.8, 1.5], steel),
      }),
      drum([right - radius, tall, radius], radius + 0.15, 0.3, band, { sides: 22 }),
      box([left - 0.1, tall, -0.15], [right - radius, tall + 0.3, deep], band),
      box([wide * -0.14, tall + 0.3, -0.1], [wide * 0.14, tall + 1.5, 2.4], wall, {
        front: (surface) => fins(surface, band),
      }),
      box([wide * -0.09, tall + 1.5, 0], [wide * 0.09, tall + 2.4, 2], lighten(wall, 0.25), {
        front: (surface) => fins(surface, band),
      }),
      box([wide * -0.17, 3.05, -1.3], [wide * 0.14, 3.3, 0], band),
      ...balustrade(wide * -0.16, wide * 0.13, -1.2, 3.3, random.pick(['rails', 'wall']), band),
    ],
    plan: [left, -1.3, right, deep],
    doorX: left + wide * 0.38 + 0.75,
    setting: {
      backdrops: ['hills', 'skyline', 'sea'],
      grounds: ['paving', 'lawn', 'paving'],
      trees: ['palm', 'jacaranda', 'cypress', 'broadleaf'],
      shrubs: ['bougainvillea', 'agave', 'bush', 'hibiscus'],
      wall: random.chance(0.6) ? lighten(wall, 0.3) : undefined,
      street: random.chance(0.5),
      turn: [10, 28],
    },
  };
};

function porthole(surface: Surface, u: number, v: number, rim: string): string {
  const ring = (radius: number): string =>
    surface.outline(
      Array.from(
        { length: 16 },
        (_, index) =>
          [u + Math.cos((index / 8) * Math.PI) * radius, v + Math.sin((index / 8) * Math.PI) * radius] as const,
      ),
    );
  const glass = surface.light.lit > 0.5 ? '#ffd58c' : surface.shaded('#4d6472');
  return `<path d="${ring(0.62)}" fill="${surface.shaded(rim)}"/><path d="${ring(0.48)}" fill="${glass}"/>`;
}

/** One strip of the round corner: a band of window on each floor. */
function curve(surface: Surface, band: string): string {
  const lit = surface.light.lit > 0.5;
  const glass = surface.paints.linear([
    [0, lit ? '#ffe3a6' : surface.shaded('#5b7382')],
    [1, lit ? '#f2b056' : surface.shaded('#3d505c')],
  ]);
  const w = surface.width;
  return (
    surface.rect(0, 0.9, w * 0.93, 1.4, glass) +
    surface.rect(0, 3.9, w * 0.93, 1.45, glass) +
    surface.lines(
      [
        [
          [0, 1.6],
          [w, 1.6],
        ],
        [
          [0, 4.6],
          [w, 4.6],
        ],
      ],
      surface.shaded('#ffffff'),
      0.05,
    ) +
    [2.75, 3.05, 5.85, 6.15].map((v) => surface.rect(0, v, w, 0.13, surface.shaded(band))).join('')
  );
}

function fins(surface: Surface, color: string): string {
  return [0.2, 0.4, 0.6, 0.8]
    .map((at) => surface.rect(surface.width * at - 0.06, 0, 0.12, surface.height, surface.shaded(color)))
    .join('');
}
