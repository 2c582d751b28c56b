import { darken, lighten, mix } from '../core/color.ts';
import { box } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import { door } from '../parts/door.ts';
import { columns } from '../parts/column.ts';
import type { Random } from '../core/random.ts';
import type { HouseBuilder } from './house-design.ts';

/** Offices behind glass and sun screens, with a tall entrance. */
export const office: HouseBuilder = (_light, random) => {
  const frame = random.pick(['#e9edf0', '#3a444d', '#d9cfc0', '#f4f1ea']);
  const glass = random.pick(['#4f7d94', '#3f6b7d', '#5c8a8a', '#47627d']);
  const accent = random.pick(['#d9742f', '#a5482f', '#2f6f7a', '#8a5a36']);
  const floors = random.int(4, 7);
  const storey = 3.4;
  const wide = random.between(15, 19);
  const [left, right, deep, tall] = [-wide / 2, wide / 2, 12, floors * storey + 1];
  const core = random.between(3.4, 4.4);
  const screens = random.chance(0.5);
  const curtain = (surface: Surface): string => glazing(surface, random, glass, frame, floors, storey);
  return {
    bodies: [
      box([left, 0, 0], [right - core, tall, deep], frame, { sides: curtain }),
      box([right - core, 0, -0.7], [right, tall + 2, deep - 2], accent, {
        front: (surface) => seams(surface, accent, storey),
        sides: (surface) => seams(surface, accent, storey),
      }),
      box([left - 0.2, tall, -0.2], [right - core, tall + 0.5, deep], lighten(frame, 0.3)),
      box([-3.4, 3.3, -3], [2.2, 3.65, 0], darken(frame, 0.12)),
      ...columns(-3, 1.8, -2.7, 2, 3.3, 0.18, lighten(frame, 0.3)),
      box([-2.4, 0, -0.12], [1.2, 3.3, 0], '#39444c', {
        front: (surface) => door(surface, [0.6, 0, 2.4, 2.9], { color: '#52626d', frame: '#cfd6da', kind: 'glass' }),
      }),
      ...(screens
        ? Array.from({ length: floors - 1 }, (_, index) =>
            box(
              [left, (index + 1) * storey + 2.7, -0.7],
              [right - core, (index + 1) * storey + 2.85, 0],
              mix(accent, '#ffffff', 0.25),
            ),
          )
        : []),
    ],
    plan: [left, -3, right, deep],
    doorX: -0.6,
    setting: {
      backdrops: ['skyline'],
      grounds: ['paving'],
      trees: ['palm', 'broadleaf', 'jacaranda'],
      shrubs: ['grass', 'agave', 'bush'],
      street: random.chance(0.6),
      turn: [14, 34],
    },
  };
};

function glazing(
  surface: Surface,
  random: Random,
  glass: string,
  frame: string,
  floors: number,
  storey: number,
): string {
  const { light, paints } = surface;
  const bays = Math.round(surface.width / 1.9);
  const bay = (surface.width - 0.6) / bays;
  const dark = paints.linear([
    [0, mix(light.sky[0], glass, 0.55)],
    [0.5, mix(light.sky[2], glass, 0.45)],
    [1, darken(mix(light.sky[1], glass, 0.6), 0.15)],
  ]);
  let [plain, lit] = ['', ''];
  for (let floor = 0; floor < floors; floor++) {
    for (let index = 0; index < bays; index++) {
      const [u, v] = [0.3 + index * bay, floor * storey + 0.8];
      const pane = surface.outline([
        [u, v],
        [u + bay - 0.12, v],
        [u + bay - 0.12, v + 2.5],
        [u, v + 2.5],
      ]);
      if (random.chance(light.lit * 0.6)) lit += pane;
      else plain += pane;
    }
  }
  return `<path d="${plain}" fill="${dark}"/><path d="${lit}" fill="#ffdc96"/>${surface.lines(
    [
      [
        [0, 0.4],
        [surface.width, 0.4],
      ],
    ],
    surface.shaded(darken(frame, 0.3)),
    0.1,
  )}`;
}

function seams(surface: Surface, color: string, storey: number): string {
  const joints = Array.from(
    { length: Math.floor(surface.height / storey) },
    (_, index) =>
      [
        [0, (index + 1) * storey],
        [surface.width, (index + 1) * storey],
      ] as const,
  );
  return surface.lines(joints, surface.shaded(darken(color, 0.35)), 0.05, 0.7);
}
