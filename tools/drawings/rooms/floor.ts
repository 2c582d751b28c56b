import { darken, lighten } from '../core/color.ts';
import type { Paint } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import type { Point } from '../core/vector.ts';
import type { Palette } from './palette.ts';

type Segment = readonly [Point, Point];

/** Boards, tiles or polished cement, with the sheen of the window. */
export function floorPaint(palette: Palette): Paint {
  return (surface) => FLOORS[palette.floorKind](surface, palette.floor) + sheen(surface);
}

const FLOORS: Record<Palette['floorKind'], (surface: Surface, color: string) => string> = {
  planks: (surface, color) => {
    const seams: Segment[] = [];
    let row = 0;
    for (let u = 0.28; u < surface.width; u += 0.28, row++) {
      seams.push([
        [u, 2.4],
        [u, surface.height],
      ]);
      for (let v = 3 + (row % 3) * 0.7; v < surface.height; v += 2.1)
        seams.push([
          [u - 0.28, v],
          [u, v],
        ]);
    }
    let toned = '';
    for (let u = 0, index = 0; u < surface.width - 0.28; u += 0.28, index++) {
      const v = 2.6 + ((index * 7) % 5) * 0.8;
      toned += surface.outline([
        [u, v],
        [u + 0.28, v],
        [u + 0.28, v + 1.6],
        [u, v + 1.6],
      ]);
    }
    return `<path d="${toned}" fill="${surface.shaded(lighten(color, 0.25))}" opacity=".3"/>${surface.lines(seams, surface.shaded(darken(color, 0.45)), 0.012, 0.55)}`;
  },
  tiles: (surface, color) => surface.lines(squares(surface, 0.62), surface.shaded(darken(color, 0.25)), 0.014, 0.7),
  cement: (surface, color) => surface.lines(squares(surface, 2), surface.shaded(darken(color, 0.25)), 0.01, 0.6),
  herringbone: (surface, color) => {
    const seams: Segment[] = [];
    const step = 0.42;
    for (let v = 2.4; v < surface.height; v += step) {
      for (let u = 0, index = 0; u < surface.width; u += step, index++) {
        seams.push(
          index % 2
            ? [
                [u, v + step],
                [u + step, v],
              ]
            : [
                [u, v],
                [u + step, v + step],
              ],
        );
      }
    }
    return surface.lines(seams, surface.shaded(darken(color, 0.4)), 0.014, 0.6);
  },
};

function squares(surface: Surface, size: number): Segment[] {
  const seams: Segment[] = [];
  for (let u = size; u < surface.width; u += size)
    seams.push([
      [u, 2.4],
      [u, surface.height],
    ]);
  for (let v = 2.4; v < surface.height; v += size)
    seams.push([
      [0, v],
      [surface.width, v],
    ]);
  return seams;
}

function sheen(surface: Surface): string {
  const fill = surface.paints.linear([
    [0, '#ffffff', 0.2],
    [0.5, '#ffffff', 0.03],
    [1, '#1a1020', 0.16],
  ]);
  return surface.rect(0, 2.2, surface.width, surface.height - 2.2, fill);
}
