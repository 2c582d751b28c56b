import type { Body } from '../core/body.ts';
import { lighten, mix } from '../core/color.ts';
import { box, drum, prism } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import { cupboard } from '../furniture/cupboard.ts';
import { potted } from '../furniture/potted.ts';
import { rug } from '../furniture/rug.ts';
import { grid } from '../parts/texture.ts';
import { roomWindow } from './room-window.ts';
import type { RoomBuilder } from './room-plan.ts';

export const bathroom: RoomBuilder = ({ palette, light, random }) => {
  const [width, depth, height] = [random.between(3.4, 4.1), random.between(3.6, 4.2), 2.7];
  const half = width / 2;
  const tile = random.pick([
    '#f4f1ea',
    lighten(palette.accents[0], 0.72),
    '#dfe9e8',
    lighten(palette.accentWall, 0.55),
    '#efe3d2',
  ]);
  const feature = random.pick([palette.accentWall, palette.accents[0], '#3f6a70', '#e8e2d6']);
  const size = random.pick([0.2, 0.3, 0.45]);
  const shower = random.chance(0.5);
  const vanityX = -half + 0.25;
  return {
    width,
    depth,
    height,
    wall: tile,
    backWall: feature,
    back: (surface) =>
      grid(feature, size, size * (random.chance(0.5) ? 1 : 0.5))(surface) +
      roomWindow(surface, random.fork(8), [half + 0.35, 1.35, 1, 0.85], { frame: '#ffffff', columns: 2 }) +
      mirror(surface, vanityX + half + 0.1, palette.wood),
    left: grid(tile, size * 1.5),
    right: grid(tile, size * 1.5),
    flats: [rug(-0.5, depth - 2.3, 0.7, depth - 1.4, palette.accents, random)],
    bodies: [
      cupboard([vanityX, 0.25, depth - 0.5], [vanityX + 1.2, 0.78, depth], palette.wood, 2, { top: '#f4f1ea' }),
      box([vanityX - 0.02, 0.78, depth - 0.53], [vanityX + 1.22, 0.83, depth], '#fbfaf6'),
      drum([vanityX + 0.6, 0.83, depth - 0.27], 0.15, 0.13, '#ffffff', { sides: 18, upper: 0.23, topColor: '#e3ebec' }),
      box([vanityX + 0.585, 0.83, depth - 0.08], [vanityX + 0.615, 1.12, depth - 0.05], '#c9a45c'),
      box([vanityX + 0.585, 1.1, depth - 0.2], [vanityX + 0.615, 1.13, depth - 0.08], '#c9a45c'),
      ...toilet(0.35, depth),
      ...(shower ? showerCorner(half, depth) : tub(half, depth, random.pick(['#ffffff', '#f3efe6']))),
      ...potted(-half + 0.35, depth - 1.2, random.between(0.6, 0.95), '#c4703f', light, random),
      // Towels on a rail.
      box([-half, 1.1, depth - 2.2], [-half + 0.06, 1.5, depth - 1.7], palette.accents[0]),
    ],
    sunny: [{ wall: 'back', from: 0.35, to: 1.35, low: 1.35, high: 2.2 }],
    lamps: [[vanityX + 0.6, 2.1, depth - 0.1]],
  };
};

function mirror(surface: Surface, u: number, wood: string): string {
  const sky = surface.light.sky;
  return (
    surface.rect(u, 1.15, 1, 1.1, surface.shaded(wood)) +
    surface.rect(
      u + 0.05,
      1.2,
      0.9,
      1,
      surface.paints.linear(
        [
          [0, mix(sky[1], '#ffffff', 0.55)],
          [1, '#cfd9da'],
        ],
        0,
        0,
        0.6,
        1,
      ),
    ) +
    surface.polygon(
      [
        [u + 0.15, 1.2],
        [u + 0.35, 1.2],
        [u + 0.75, 2.2],
        [u + 0.55, 2.2],
      ],
      '#ffffff',
      'opacity=".35"',
    )
  );
}

function toilet(x: number, wall: number): Body[] {
  const white = '#fdfcf9';
  return [
    box([x - 0.19, 0.38, wall - 0.2], [x + 0.19, 0.82, wall], white),
    drum([x, 0, wall - 0.48], 0.14, 0.36, white, { sides: 16, upper: 0.21 }),
    drum([x, 0.36, wall - 0.48], 0.22, 0.05, '#f1efe9', { sides: 18 }),
  ];
}

function tub(half: number, depth: number, color: string): Body[] {
  const [x0, x1, z0, z1] = [half - 0.92, half - 0.08, depth - 2.7, depth - 0.85];
  return [
    box([x0, 0.06, z0], [x1, 0.56, z1], color, {
      top: (surface) => surface.rect(0.08, 0.1, surface.width - 0.16, surface.height - 0.2, surface.shaded('#cfe3e6')),
    }),
    box([x1 - 0.1, 0.56, (z0 + z1) / 2 - 0.02], [x1 - 0.06, 0.86, (z0 + z1) / 2 + 0.02], '#c9a45c'),
    box([x1 - 0.3, 0.84, (z0 + z1) / 2 - 0.02], [x1 - 0.06, 0.87, (z0 + z1) / 2 + 0.02], '#c9a45c'),
  ];
}

function showerCorner(half: number, depth: number): Body[] {
  const x0 = half - 1.05;
  const pane = prism(
    [
      [x0, 0],
      [x0 + 0.03, 0],
      [x0 + 0.03, 2],
      [x0, 2],
    ],
    depth - 1.3,
    depth - 0.02,
    '#dcebed',
  );
  return [
    box([x0, 0, depth - 1.3], [half, 0.08, depth], '#e9eceb'),
    {
      ...pane,
      casters: [],
      faces: pane.faces.map((face) => ({
        ...face,
        clear: true,
        paint: (surface: Surface) => surface.rect(0, 0, surface.width, surface.height, '#d3ecf2', 'opacity=".28"'),
      })),
    },
    box([half - 0.3, 2, depth - 0.6], [half, 2.04, depth - 0.56], '#c9a45c'),
    box([half - 0.42, 1.93, depth - 0.68], [half - 0.2, 2, depth - 0.46], '#c9a45c'),
  ];
}
