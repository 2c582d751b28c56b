import { darken, mix } from '../core/color.ts';
import type { Random } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';

/** A framed picture of our own on the wall. */
export function wallArt(
  surface: Surface,
  place: readonly [u: number, v: number, width: number, height: number],
  colors: readonly [string, string, string],
  random: Random,
): string {
  const [u, v, width, height] = place;
  return (
    surface.rect(u + 0.03, v - 0.04, width, height, '#1a1020', 'opacity=".18"') +
    surface.rect(u, v, width, height, surface.shaded(random.pick(['#3a2a1f', '#f2ead9', '#b98d5c']))) +
    surface.rect(u + 0.04, v + 0.04, width - 0.08, height - 0.08, surface.shaded('#faf3e3')) +
    random.pick(MOTIFS)(surface, [u + 0.1, v + 0.1, width - 0.2, height - 0.2], colors)
  );
}

/** A round woven basket, hung as decoration. */
export function wallBasket(
  surface: Surface,
  u: number,
  v: number,
  radius: number,
  colors: readonly [string, string, string],
): string {
  return [1, 0.82, 0.62, 0.42, 0.2]
    .map((size, index) =>
      surface.polygon(
        ring(u, v, radius * size),
        surface.shaded(['#d9b57c', colors[0], '#e8cf9f', colors[2], '#d9b57c'][index] ?? '#d9b57c'),
      ),
    )
    .join('');
}

type Motif = (
  surface: Surface,
  place: readonly [number, number, number, number],
  colors: readonly [string, string, string],
) => string;

const MOTIFS: readonly Motif[] = [
  // Sun over dunes.
  (surface, [u, v, w, h], [a, b, c]) =>
    surface.rect(u, v, w, h, surface.shaded(mix(a, '#fff3dc', 0.75))) +
    surface.polygon(ring(u + w * 0.6, v + h * 0.62, Math.min(w, h) * 0.2), surface.shaded(a)) +
    surface.polygon(
      [
        [u, v],
        [u + w, v],
        [u + w, v + h * 0.3],
        [u + w * 0.6, v + h * 0.46],
        [u + w * 0.25, v + h * 0.28],
        [u, v + h * 0.4],
      ],
      surface.shaded(c),
    ) +
    surface.polygon(
      [
        [u, v],
        [u + w, v],
        [u + w, v + h * 0.16],
        [u + w * 0.4, v + h * 0.24],
        [u, v + h * 0.14],
      ],
      surface.shaded(b),
    ),
  // Stacked arcs.
  (surface, [u, v, w, h], colors) =>
    [0.46, 0.34, 0.22, 0.1]
      .map((size, index) =>
        surface.polygon(
          arc(u + w / 2, v + h * 0.2, w * size, h * size * 1.5),
          surface.shaded(colors[index % 3] ?? '#c4472f'),
        ),
      )
      .join(''),
  // A mask of simple shapes.
  (surface, [u, v, w, h], [a, b, c]) =>
    surface.polygon(
      [
        [u + w * 0.28, v + h * 0.85],
        [u + w * 0.2, v + h * 0.5],
        [u + w * 0.5, v + h * 0.08],
        [u + w * 0.8, v + h * 0.5],
        [u + w * 0.72, v + h * 0.85],
        [u + w * 0.5, v + h * 0.95],
      ],
      surface.shaded(c),
    ) +
    surface.polygon(
      [
        [u + w * 0.46, v + h * 0.9],
        [u + w * 0.54, v + h * 0.9],
        [u + w * 0.58, v + h * 0.38],
        [u + w * 0.42, v + h * 0.38],
      ],
      surface.shaded(a),
    ) +
    [0.3, 0.56]
      .map((at) =>
        surface.polygon(
          [
            [u + w * at, v + h * 0.6],
            [u + w * (at + 0.07), v + h * 0.55],
            [u + w * (at + 0.14), v + h * 0.6],
            [u + w * (at + 0.07), v + h * 0.64],
          ],
          surface.shaded(darken(b, 0.2)),
        ),
      )
      .join('') +
    surface.rect(u + w * 0.42, v + h * 0.24, w * 0.16, h * 0.05, surface.shaded(b)),
  // Rows of triangles.
  (surface, [u, v, w, h], colors) => {
    let drawn = '';
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 3; column++) {
        const [left, low] = [u + (w * column) / 3, v + (h * row) / 4];
        drawn += surface.polygon(
          [
            [left + 0.01, low + 0.01],
            [left + w / 3 - 0.01, low + 0.01],
            [left + w / 6, low + h / 4 - 0.01],
          ],
          surface.shaded(colors[(row + column) % 3] ?? '#c4472f'),
        );
      }
    }
    return drawn;
  },
];

function ring(u: number, v: number, radius: number): Point[] {
  return Array.from(
    { length: 20 },
    (_, index): Point => [u + Math.cos((index / 10) * Math.PI) * radius, v + Math.sin((index / 10) * Math.PI) * radius],
  );
}

function arc(u: number, v: number, rx: number, ry: number): Point[] {
  return Array.from(
    { length: 13 },
    (_, index): Point => [u + Math.cos((index / 12) * Math.PI) * rx, v + Math.sin((index / 12) * Math.PI) * ry],
  );
}
