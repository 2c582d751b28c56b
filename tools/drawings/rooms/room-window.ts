import { darken, lighten, mix } from '../core/color.ts';
import { tone } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';

/** A window seen from inside: the view, the frame and curtains in folds. */
export function roomWindow(
  surface: Surface,
  random: Random,
  place: readonly [u: number, v: number, width: number, height: number],
  style: { frame: string; curtains?: string | undefined; columns?: number; view?: View },
): string {
  const [u, v, width, height] = place;
  const frame = surface.shaded(style.frame);
  const columns = style.columns ?? 2;
  const bars: [Point, Point][] = Array.from({ length: columns - 1 }, (_, index) => {
    const at = u + (width * (index + 1)) / columns;
    return [
      [at, v],
      [at, v + height],
    ];
  });
  return [
    surface.rect(u - 0.1, v - 0.08, width + 0.2, height + 0.18, frame),
    view(surface, random, place, style.view ?? random.pick(VIEWS)),
    surface.rect(
      u,
      v,
      width,
      height,
      surface.paints.linear(
        [
          [0, '#ffffff', 0],
          [1, '#ffffff', 0.12],
        ],
        0,
        0,
        0.4,
        1,
      ),
    ),
    surface.lines(bars, frame, 0.07),
    v > 0.3 ? surface.rect(u - 0.16, v - 0.14, width + 0.32, 0.08, surface.shaded(lighten(style.frame, 0.2))) : '',
    style.curtains ? drapes(surface, place, style.curtains) : '',
  ].join('');
}

export const VIEWS = ['garden', 'hills', 'sea', 'city'] as const;
export type View = (typeof VIEWS)[number];

function view(
  surface: Surface,
  random: Random,
  [u, v, width, height]: readonly [number, number, number, number],
  name: View,
): string {
  const { light, paints } = surface;
  const sky = surface.rect(
    u,
    v,
    width,
    height,
    paints.linear([
      [0, light.sky[0]],
      [0.6, light.sky[1]],
      [1, light.sky[2]],
    ]),
  );
  const band = (level: number, rough: number, color: string, steps = 22): string => {
    const phase = random.between(0, 6);
    const top = Array.from({ length: steps + 1 }, (_, index): Point => {
      const t = index / steps;
      const wave = Math.sin(t * 7 + phase) * 0.5 + Math.sin(t * 19 + phase * 2) * 0.35;
      return [u + width * (1 - t), v + height * Math.max(0.02, Math.min(0.95, level + wave * rough))];
    });
    return surface.polygon([[u, v], [u + width, v], ...top], color);
  };
  const leaf = tone(light, '#5c8f48', 0);
  const near = band(0.2, 0.05, leaf, 30) + band(0.1, 0.05, darken(leaf, 0.3), 30);
  if (name === 'sea')
    return (
      sky +
      surface.rect(
        u,
        v,
        width,
        height * 0.42,
        paints.linear([
          [0, mix('#4aa0bd', light.sky[2], 0.4)],
          [1, tone(light, '#2f86a6', 0)],
        ]),
      ) +
      near
    );
  if (name === 'city') return sky + towers(surface, random, u, v, width, height) + near;
  const far =
    band(0.5, 0.06, mix(tone(light, '#7f8fa8', 0), light.sky[1], 0.45)) +
    band(0.38, 0.05, mix(leaf, light.sky[2], 0.45));
  return name === 'hills'
    ? sky + far + near
    : sky +
        far +
        band(0.5, 0.14, lighten(leaf, 0.12), 34) +
        band(0.32, 0.1, leaf, 34) +
        band(0.14, 0.05, darken(leaf, 0.28), 30);
}

function towers(surface: Surface, random: Random, u: number, v: number, width: number, height: number): string {
  const color = mix(tone(surface.light, '#7a8496', 0), surface.light.sky[2], 0.4);
  let d = '';
  for (let at = 0.02; at < 0.9; at += random.between(0.09, 0.16)) {
    const [left, wide] = [u + width * at, width * 0.08];
    const top = v + height * random.between(0.35, 0.75);
    d += surface.outline([
      [left, v],
      [left + wide, v],
      [left + wide, top],
      [left, top],
    ]);
  }
  return `<path d="${d}" fill="${color}"/>`;
}

function drapes(
  surface: Surface,
  [u, v, width, height]: readonly [number, number, number, number],
  color: string,
): string {
  const foot = Math.max(0.06, v - 0.55);
  const rod = v + height + 0.22;
  const cloth = surface.shaded(color);
  const side = (left: number, wide: number): string => {
    const folds = [0.22, 0.45, 0.68, 0.88].map((t): [Point, Point] => [
      [left + wide * t, foot],
      [left + wide * t, rod],
    ]);
    return (
      surface.rect(
        left,
        foot,
        wide,
        rod - foot,
        surface.paints.linear(
          [
            [0, darken(cloth, 0.06)],
            [0.5, lighten(cloth, 0.1)],
            [1, darken(cloth, 0.08)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) + surface.lines(folds, darken(cloth, 0.3), 0.035, 0.35)
    );
  };
  const wide = Math.min(0.55, width * 0.24);
  return (
    side(u - wide * 0.75, wide) +
    side(u + width - wide * 0.25, wide) +
    surface.lines(
      [
        [
          [u - 0.5, rod + 0.02],
          [u + width + 0.5, rod + 0.02],
        ],
      ],
      surface.shaded('#4a4038'),
      0.05,
    )
  );
}
