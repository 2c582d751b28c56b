import type { Face } from '../core/body.ts';
import type { Random } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';

/** A woven rug lying on the floor, in one of several geometric patterns. */
export function rug(
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  colors: readonly [string, string, string],
  random: Random,
): Face {
  const pattern = random.pick(PATTERNS);
  return {
    points: [
      [x0, 0.01, z0],
      [x1, 0.01, z0],
      [x1, 0.01, z1],
      [x0, 0.01, z1],
    ],
    color: colors[0],
    paint: (surface) => pattern(surface, colors) + border(surface, colors[1]),
  };
}

type Pattern = (surface: Surface, colors: readonly [string, string, string]) => string;

const PATTERNS: readonly Pattern[] = [
  // Diamonds within diamonds.
  (surface, [, second, third]) =>
    cells(surface, 5, 3, (u, v, w, h) => [
      [diamond(u, v, w * 0.48, h * 0.48), second],
      [diamond(u, v, w * 0.32, h * 0.32), third],
      [diamond(u, v, w * 0.14, h * 0.14), '#fff4df'],
    ]),
  // Bands of triangles, point to point.
  (surface, [, second, third]) =>
    cells(surface, 9, 4, (u, v, w, h) => [
      [
        [
          [u - w / 2, v - h / 2],
          [u + w / 2, v - h / 2],
          [u, v],
        ],
        second,
      ],
      [
        [
          [u - w / 2, v + h / 2],
          [u, v],
          [u + w / 2, v + h / 2],
        ],
        third,
      ],
    ]),
  // Mud-cloth crosses and dots.
  (surface, [, second, third]) =>
    cells(surface, 6, 4, (u, v, w, h) => [
      [
        [
          [u - w * 0.3, v - h * 0.05],
          [u + w * 0.3, v - h * 0.05],
          [u + w * 0.3, v + h * 0.05],
          [u - w * 0.3, v + h * 0.05],
        ],
        second,
      ],
      [
        [
          [u - w * 0.05, v - h * 0.3],
          [u + w * 0.05, v - h * 0.3],
          [u + w * 0.05, v + h * 0.3],
          [u - w * 0.05, v + h * 0.3],
        ],
        second,
      ],
      [diamond(u + w / 2, v + h / 2, w * 0.12, h * 0.12), third],
    ]),
  // Zigzags from side to side.
  (surface, [, second, third]) => {
    const rows = 6;
    return Array.from({ length: rows }, (_, row) =>
      zigzag(
        surface,
        ((row + 0.5) / rows) * surface.height,
        (surface.height / rows) * 0.42,
        surface.shaded(row % 2 ? second : third),
      ),
    ).join('');
  },
];

type Cell = readonly (readonly [readonly Point[], string])[];

function cells(
  surface: Surface,
  columns: number,
  rows: number,
  draw: (u: number, v: number, w: number, h: number) => Cell,
): string {
  const [w, h] = [(surface.width * 0.9) / columns, (surface.height * 0.86) / rows];
  const paths = new Map<string, string>();
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [u, v] = [surface.width * 0.05 + (column + 0.5) * w, surface.height * 0.07 + (row + 0.5) * h];
      for (const [points, color] of draw(u, v, w, h))
        paths.set(color, (paths.get(color) ?? '') + surface.outline(points));
    }
  }
  return [...paths].map(([color, d]) => `<path d="${d}" fill="${surface.shaded(color)}"/>`).join('');
}

function diamond(u: number, v: number, w: number, h: number): Point[] {
  return [
    [u - w, v],
    [u, v - h],
    [u + w, v],
    [u, v + h],
  ];
}

function zigzag(surface: Surface, v: number, size: number, fill: string): string {
  const count = 14;
  const top = Array.from(
    { length: count + 1 },
    (_, index): Point => [surface.width * (0.04 + (0.92 * index) / count), v + (index % 2 ? size : 0)],
  );
  const low = [...top].reverse().map(([u, at]): Point => [u, at - size * 0.7]);
  return surface.polygon([...top, ...low], fill);
}

function border(surface: Surface, color: string): string {
  const [w, h] = [surface.width, surface.height];
  const inset = 0.08;
  return surface.lines(
    [
      [
        [inset, inset],
        [w - inset, inset],
      ],
      [
        [w - inset, inset],
        [w - inset, h - inset],
      ],
      [
        [w - inset, h - inset],
        [inset, h - inset],
      ],
      [
        [inset, h - inset],
        [inset, inset],
      ],
    ],
    surface.shaded(color),
    0.05,
  );
}
