import { box, drum } from '../core/solids.ts';
import type { Body } from '../core/body.ts';
import { door } from '../parts/door.ts';
import { stones, thatch, bricks } from '../parts/texture.ts';
import { window } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** Round thatched rooms of a lodge, joined by a low wall. */
export const rondavel: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#d9a878', '#e8d2ab', '#c9855c', '#f1e3c8', '#b98d68']);
  const grass = random.pick(['#b3935c', '#a58552', '#c2a468']);
  const base = random.pick(['#8f7a66', '#7d6a5c']);
  const frame = random.pick(['#4c3526', '#f3ead9']);
  const round = (x: number, z: number, radius: number, height: number, entrance: boolean): Body[] => [
    drum([x, 0, z], radius * 1.02, 0.7, base, { sides: 20, paint: stones(base, 2) }),
    drum([x, 0.7, z], radius, height - 0.7, wall, { sides: 20 }),
    drum([x, height, z], radius * 1.3, radius * 1.25, grass, { sides: 20, upper: 0.25, paint: thatch(grass) }),
    drum([x, height + radius * 1.25, z], 0.45, 0.4, '#6d5638', { sides: 10, upper: 0.2 }),
    bay(x, z - radius + 0.12, entrance),
  ];
  const bay = (x: number, z: number, entrance: boolean): Body =>
    box([x - 0.95, 0, z - 0.4], [x + 0.95, 2.45, z], wall, {
      front: (surface) =>
        entrance
          ? door(surface, [0.35, 0, 1.2, 2.2], { color: '#6b4229', frame, kind: 'planks', arched: random.chance(0.5) })
          : window(surface, random, [0.3, 0.85, 1.3, 1.25], { frame, columns: 2, rows: 2 }),
    });
  const big = random.between(3.4, 4);
  const small = random.between(2.5, 3);
  const third = random.chance(0.5);
  const apart = big + small + 1.4;
  return {
    bodies: [
      ...round(0, big, big, 2.7, true),
      ...round(apart, small + 1.2, small, 2.5, false),
      ...(third ? round(-apart, small + 2.4, small, 2.5, false) : []),
      box([big * 0.7, 0, 3.4], [apart - small * 0.7, 1.6, 3.8], base, { front: bricks(base) }),
    ],
    plan: [third ? -apart - small : -big, -0.5, apart + small, big * 2],
    doorX: 0,
    setting: {
      backdrops: ['savanna', 'kopjes', 'hills'],
      grounds: ['dry', 'earth', 'lawn', 'sand'],
      trees: ['acacia', 'acacia', 'baobab', 'broadleaf'],
      shrubs: ['aloe', 'grass', 'agave', 'grass'],
    },
  };
};
