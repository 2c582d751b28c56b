import type { Body } from '../core/body.ts';
import { darken, lighten, mix } from '../core/color.ts';
import type { Random } from '../core/random.ts';
import { prism } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';

const PAINTS = ['#f4f4f2', '#b9bec4', '#2f3a45', '#a8322b', '#1f5d8c', '#d9d2c3', '#5d6b4b', '#ff8c00'] as const;

/** A parked car, side on, four metres long; x and z are those of its middle. */
export function car(x: number, z: number, random: Random): Body[] {
  const color = random.pick(PAINTS);
  const tall = random.chance(0.45);
  const [left, right] = [x - 2.1, x + 2.1];
  const [front, back] = [z - 0.85, z + 0.85];
  const waist = tall ? 1.05 : 0.88;
  const roof = tall ? 1.78 : 1.46;
  const lower: Point[] = [
    [left + 0.1, 0.28],
    [right - 0.08, 0.28],
    [right, 0.6],
    [right - 0.1, waist - 0.06],
    [left + 0.1, waist],
    [left, 0.7],
  ];
  const cabin: Point[] = tall
    ? [
        [left + 0.15, waist],
        [right - 1.15, waist],
        [right - 1.75, roof],
        [left + 0.35, roof],
      ]
    : [
        [left + 0.45, waist],
        [right - 0.95, waist],
        [right - 1.75, roof],
        [left + 1.1, roof],
      ];
  return [
    prism(lower, front, back, color, (surface) => flank(surface, color)),
    prism(cabin, front + 0.08, back - 0.08, color, (surface) => glass(surface, cabin), lighten(color, 0.08)),
  ];
}

function flank(surface: Surface, color: string): string {
  const wheel = (u: number): string =>
    round(surface, u, 0.06, 0.42, surface.shaded(darken(color, 0.5))) +
    round(surface, u, 0.05, 0.35, surface.shaded('#1d2024')) +
    round(surface, u, 0.05, 0.2, surface.shaded('#b8bdc2'));
  return (
    surface.lines(
      [
        [
          [1.9, 0.05],
          [1.9, 0.6],
        ],
        [
          [3, 0.05],
          [3, 0.55],
        ],
      ],
      surface.shaded(darken(color, 0.35)),
      0.02,
      0.7,
    ) +
    surface.lines(
      [
        [
          [0.1, 0.36],
          [3.8, 0.34],
        ],
      ],
      surface.shaded(lighten(color, 0.5)),
      0.03,
      0.5,
    ) +
    surface.rect(3.75, 0.3, 0.16, 0.14, surface.light.lit > 0.5 ? '#ffeeb5' : surface.shaded('#e8eef0')) +
    surface.rect(-0.06, 0.42, 0.14, 0.16, surface.shaded('#c22f28')) +
    wheel(0.72) +
    wheel(3.18)
  );
}

function glass(surface: Surface, cabin: readonly Point[]): string {
  const [x0, y0] = [Math.min(...cabin.map(([x]) => x)), cabin[0]![1]];
  const inset = cabin.map(([x, y], index): Point => {
    const inwards = index === 0 || index === 3 ? 0.16 : -0.16;
    return [x - x0 + inwards, y - y0 + (index < 2 ? 0.03 : -0.09)];
  });
  const pillar = (inset[1]![0] + inset[0]![0]) / 2 + 0.1;
  const sky = surface.light.sky;
  return (
    surface.polygon(
      inset,
      surface.paints.linear([
        [0, mix(sky[1], '#1b2733', 0.45)],
        [1, '#1f2a35'],
      ]),
    ) +
    surface.lines(
      [
        [
          [pillar, 0],
          [pillar, surface.height - 0.09],
        ],
      ],
      surface.shaded('#23282e'),
      0.08,
    )
  );
}

function round(surface: Surface, u: number, v: number, radius: number, fill: string): string {
  const points = Array.from({ length: 14 }, (_, index): Point => {
    const angle = (index / 14) * Math.PI * 2;
    return [u + Math.cos(angle) * radius, v + Math.sin(angle) * radius];
  });
  return surface.polygon(points, fill);
}
