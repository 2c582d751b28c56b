import { darken, lighten, mix } from '../core/color.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';

export interface DoorStyle {
  color: string;
  frame: string;
  arched?: boolean;
  /** Panels, glass or plain planks. */
  kind?: 'panels' | 'glass' | 'planks' | 'carved';
}

/** A door in metres from the lower left corner of the wall, with a step before it. */
export function door(
  surface: Surface,
  place: readonly [u: number, v: number, width: number, height: number],
  style: DoorStyle,
): string {
  const [u, v, width, height] = place;
  const shape = (inset: number): string =>
    surface.outline(outline(u + inset, v, width - inset * 2, height - inset, style.arched ?? false));
  const leaf = surface.shaded(style.color);
  return [
    `<path d="${shape(-0.14)}" fill="${surface.shaded(style.frame)}"/>`,
    `<path d="${shape(0)}" fill="${surface.paints.linear([
      [0, darken(leaf, 0.25)],
      [0.25, leaf],
      [1, lighten(leaf, 0.06)],
    ])}"/>`,
    FILLINGS[style.kind ?? 'panels'](surface, place, style),
    knob(surface, u + width * 0.84, v + height * 0.45),
  ].join('');
}

/** A wide door that folds up into the ceiling of a garage. */
export function garageDoor(
  surface: Surface,
  [u, v, width, height]: readonly [u: number, v: number, width: number, height: number],
  color: string,
): string {
  const leaf = surface.shaded(color);
  const joints = [1, 2, 3].map((index): [Point, Point] => {
    const at = v + (height * index) / 4;
    return [
      [u, at],
      [u + width, at],
    ];
  });
  return (
    surface.rect(u - 0.1, v, width + 0.2, height + 0.1, surface.shaded(darken(color, 0.35))) +
    surface.rect(
      u,
      v,
      width,
      height,
      surface.paints.linear([
        [0, darken(leaf, 0.3)],
        [0.2, leaf],
        [1, lighten(leaf, 0.05)],
      ]),
    ) +
    surface.lines(joints, darken(leaf, 0.4), 0.05, 0.7)
  );
}

const FILLINGS = {
  panels: (surface: Surface, [u, v, width, height]: readonly number[], style: DoorStyle): string =>
    [0.1, 0.55]
      .flatMap((across) => [0.08, 0.5].map((up) => [u! + width! * across, v! + height! * up] as const))
      .map(([left, low]) =>
        surface.rect(
          left,
          low,
          width! * 0.35,
          height! * 0.34,
          surface.shaded(darken(style.color, 0.22)),
          'opacity=".8"',
        ),
      )
      .join(''),
  glass: (surface: Surface, [u, v, width, height]: readonly number[]): string =>
    surface.rect(u! + width! * 0.12, v! + height! * 0.1, width! * 0.76, height! * 0.8, pane(surface)),
  planks: (surface: Surface, [u, v, width, height]: readonly number[], style: DoorStyle): string =>
    surface.lines(
      [1, 2, 3, 4].map((index): [Point, Point] => [
        [u! + (width! * index) / 5, v!],
        [u! + (width! * index) / 5, v! + height! * 0.92],
      ]),
      surface.shaded(darken(style.color, 0.4)),
      0.03,
      0.7,
    ),
  carved: (surface: Surface, [u, v, width, height]: readonly number[], style: DoorStyle): string =>
    surface.lines(
      [
        [
          [u! + width! / 2, v!],
          [u! + width! / 2, v! + height!],
        ],
      ],
      surface.shaded(darken(style.color, 0.5)),
      0.06,
    ) + studs(surface, u!, v!, width!, height!),
};

function pane(surface: Surface): string {
  const { light, paints } = surface;
  if (light.lit > 0.5)
    return paints.linear([
      [0, '#ffe6ae'],
      [1, '#f4b25c'],
    ]);
  return paints.linear(
    [
      [0, mix(light.sky[0], '#182430', 0.5)],
      [1, mix(light.sky[2], '#3a4650', 0.55)],
    ],
    0,
    0,
    0.5,
    1,
  );
}

function studs(surface: Surface, u: number, v: number, width: number, height: number): string {
  const brass = surface.shaded('#d9a441');
  let d = '';
  for (const across of [0.15, 0.35, 0.65, 0.85]) {
    for (let up = 0.12; up < 0.85; up += 0.12) {
      const [left, low] = [u + width * across - 0.035, v + height * up];
      d += surface.outline([
        [left, low],
        [left + 0.07, low],
        [left + 0.07, low + 0.07],
        [left, low + 0.07],
      ]);
    }
  }
  return `<path d="${d}" fill="${brass}"/>`;
}

function knob(surface: Surface, u: number, v: number): string {
  return surface.rect(u, v, 0.06, 0.14, surface.shaded('#e2b65a'));
}

function outline(u: number, v: number, width: number, height: number, arched: boolean): Point[] {
  if (!arched)
    return [
      [u, v],
      [u + width, v],
      [u + width, v + height],
      [u, v + height],
    ];
  const radius = width / 2;
  const arch = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 8) * Math.PI;
    return [u + radius + Math.cos(angle) * radius, v + height - radius + Math.sin(angle) * radius];
  });
  return [[u, v], [u + width, v], ...arch];
}
