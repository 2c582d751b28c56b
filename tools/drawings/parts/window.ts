import { darken, lighten, mix } from '../core/color.ts';
import type { Random } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';

export interface WindowStyle {
  frame: string;
  columns?: number;
  rows?: number;
  arched?: boolean;
  /** Paint of the shutters, if there are any. */
  shutters?: string | undefined;
  sill?: boolean;
  curtains?: boolean;
}

/** A window in metres from the lower left corner of the wall, lit from inside when the light asks for it. */
export function window(
  surface: Surface,
  random: Random,
  place: readonly [u: number, v: number, width: number, height: number],
  style: WindowStyle,
): string {
  const [u, v, width, height] = place;
  const lit = random.chance(surface.light.lit);
  const frame = surface.shaded(style.frame);
  const border = Math.min(0.09, width * 0.07);
  const shape = (inset: number): string =>
    surface.outline(outline(u + inset, v + inset, width - inset * 2, height - inset * 2, style.arched ?? false));
  const glass = lit ? LIT[random.int(0, LIT.length - 1)]! : reflection(surface);
  return [
    style.shutters === undefined ? '' : shutters(surface, place, style.shutters),
    `<path d="${shape(-0.05)}" fill="${darken(frame, 0.3)}"/>`,
    `<path d="${shape(0)}" fill="${frame}"/>`,
    `<path d="${shape(border)}" fill="${surface.paints.linear(
      [
        [0, glass[0]],
        [1, glass[1]],
      ],
      0,
      0,
      0.3,
      1,
    )}"/>`,
    style.curtains === false ? '' : curtains(surface, place, border, lit),
    lit ? '' : glint(surface, place, border, random),
    bars(surface, place, border, style, frame),
    style.sill === false ? '' : sill(surface, place, style.frame),
  ].join('');
}

// Warm bulbs differ from room to room.
const LIT: readonly (readonly [string, string])[] = [
  ['#ffe6ae', '#f7b457'],
  ['#ffd98f', '#ee9f45'],
  ['#fff0cc', '#f9c877'],
];

function reflection(surface: Surface): readonly [string, string] {
  const sky = surface.light.sky;
  return [mix(sky[0], '#16212e', 0.5), mix(sky[1], '#2c3a46', 0.52)];
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

function curtains(surface: Surface, [u, v, width, height]: readonly number[], border: number, lit: boolean): string {
  const [left, bottom] = [u! + border, v! + border];
  const [inner, tall] = [width! - border * 2, height! - border * 2];
  const cloth = lit ? '#fff3d6' : lighten(reflection(surface)[1], 0.35);
  const drape = inner * 0.2;
  return (
    surface.polygon(
      [
        [left, bottom],
        [left + drape * 0.6, bottom],
        [left + drape, bottom + tall * 0.85],
        [left, bottom + tall * 0.85],
      ],
      cloth,
      'opacity=".42"',
    ) +
    surface.polygon(
      [
        [left + inner, bottom],
        [left + inner - drape * 0.6, bottom],
        [left + inner - drape, bottom + tall * 0.85],
        [left + inner, bottom + tall * 0.85],
      ],
      cloth,
      'opacity=".42"',
    )
  );
}

function glint(surface: Surface, [u, v, width, height]: readonly number[], border: number, random: Random): string {
  const at = u! + border + (width! - border * 2) * random.between(0.1, 0.4);
  const [low, high] = [v! + border, v! + height! * 0.85];
  const slope = Math.min(width! * 0.25, (high - low) * 0.4);
  const strip = width! * random.between(0.12, 0.22);
  return surface.polygon(
    [
      [at, low],
      [at + strip, low],
      [at + strip + slope, high],
      [at + slope, high],
    ],
    lighten(surface.light.sky[2], 0.3),
    'opacity=".26"',
  );
}

function bars(
  surface: Surface,
  [u, v, width, height]: readonly number[],
  border: number,
  style: WindowStyle,
  frame: string,
): string {
  const [columns, rows] = [style.columns ?? 2, style.rows ?? 1];
  const segments: [Point, Point][] = [];
  const top = v! + height! - (style.arched ? width! * 0.12 : 0);
  for (let index = 1; index < columns; index++) {
    const at = u! + (width! * index) / columns;
    segments.push([
      [at, v!],
      [at, top],
    ]);
  }
  for (let index = 1; index < rows; index++) {
    const at = v! + (height! * index) / rows;
    segments.push([
      [u! + border / 2, at],
      [u! + width! - border / 2, at],
    ]);
  }
  return surface.lines(segments, frame, Math.min(0.06, border));
}

function sill(surface: Surface, [u, v, width]: readonly number[], color: string): string {
  return (
    surface.rect(u! - 0.1, v! - 0.12, width! + 0.2, 0.1, surface.shaded(lighten(color, 0.15))) +
    surface.rect(u! - 0.06, v! - 0.19, width! + 0.12, 0.07, surface.light.shadowColor, 'opacity=".22"')
  );
}

function shutters(surface: Surface, [u, v, width, height]: readonly number[], color: string): string {
  const leaf = width! * 0.42;
  const slatsOf = (left: number): [Point, Point][] =>
    Array.from({ length: 7 }, (_, index): [Point, Point] => {
      const at = v! + (height! * (index + 1)) / 8;
      return [
        [left + leaf * 0.14, at],
        [left + leaf * 0.86, at],
      ];
    });
  return [u! - leaf - 0.05, u! + width! + 0.05]
    .map(
      (left) =>
        surface.rect(left, v!, leaf, height!, surface.shaded(color)) +
        surface.lines(slatsOf(left), surface.shaded(darken(color, 0.4)), 0.04, 0.7),
    )
    .join('');
}
