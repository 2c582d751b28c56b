import type { Body } from '../core/body.ts';
import { darken, lighten } from '../core/color.ts';
import { box } from '../core/solids.ts';
import type { Point } from '../core/vector.ts';

/** A bed with its head at the back wall; x is its middle, z the wall. */
export function bed(
  x: number,
  z: number,
  width: number,
  wood: string,
  cover: string,
  accents: readonly [string, string, string],
): Body[] {
  const half = width / 2;
  const foot = z - 2.15;
  const pillow = (left: number, front: number, wide: number, color: string): Body =>
    box([left, 0.62, z - front - 0.2], [left + wide, 0.98, z - front], color);
  return [
    box([x - half - 0.12, 0, z - 0.1], [x + half + 0.12, 1.25, z], wood, {
      front: (surface) =>
        Array.from({ length: 5 }, (_, index) =>
          surface.rect(
            0.08 + (index * (surface.width - 0.16)) / 5,
            0.5,
            (surface.width - 0.16) / 5 - 0.03,
            0.68,
            surface.shaded(lighten(wood, 0.14)),
          ),
        ).join(''),
    }),
    box([x - half, 0.08, foot], [x + half, 0.3, z - 0.1], darken(wood, 0.15)),
    box([x - half + 0.02, 0.3, foot + 0.03], [x + half - 0.02, 0.56, z - 0.1], '#f7f1e6'),
    box([x - half - 0.03, 0.28, foot], [x + half + 0.03, 0.62, z - 0.75], cover, {}, lighten(cover, 0.08)),
    box([x - half - 0.05, 0.26, foot + 0.18], [x + half + 0.05, 0.64, foot + 0.75], accents[0], {
      top: (surface) =>
        throwPattern(surface.width, (points, index) =>
          surface.polygon(points, surface.shaded(accents[(index % 2) + 1] ?? '#ffffff')),
        ),
    }),
    pillow(x - half + 0.12, 0.12, half - 0.2, '#fffaf0'),
    pillow(x + 0.08, 0.12, half - 0.2, '#fffaf0'),
    pillow(x - half + 0.22, 0.36, half * 0.62, accents[1]),
    pillow(x + half * 0.24, 0.36, half * 0.62, accents[2]),
  ];
}

/** A bedside table with one drawer. */
export function bedside(x: number, z: number, wood: string): Body {
  return box([x - 0.24, 0, z - 0.42], [x + 0.24, 0.55, z], wood, {
    front: (surface) =>
      surface.rect(0.05, 0.27, 0.38, 0.2, surface.shaded(lighten(wood, 0.15))) +
      surface.rect(0.19, 0.36, 0.1, 0.025, surface.shaded('#2f2a26')),
  });
}

function throwPattern(width: number, draw: (points: Point[], index: number) => string): string {
  const count = 9;
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const u = index * step;
    return draw(
      [
        [u, 0.12],
        [u + step, 0.12],
        [u + step / 2, 0.44],
      ],
      index,
    );
  }).join('');
}
