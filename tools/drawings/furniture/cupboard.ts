import type { Body } from '../core/body.ts';
import { darken, lighten } from '../core/color.ts';
import type { Random } from '../core/random.ts';
import { box } from '../core/solids.ts';
import type { Surface } from '../core/surface.ts';
import type { Point, Vec } from '../core/vector.ts';

/** A cupboard whose front shows doors with handles. */
export function cupboard(
  from: Vec,
  to: Vec,
  color: string,
  doors: number,
  options: { rows?: number; top?: string; handle?: string } = {},
): Body {
  const front = (surface: Surface): string =>
    doorLines(surface, color, doors, options.rows ?? 1, options.handle ?? '#3a3430');
  return box(from, to, color, { sides: front }, options.top ?? color);
}

/** Open shelves full of books and pots. */
export function bookcase(
  x: number,
  z: number,
  width: number,
  height: number,
  wood: string,
  accents: readonly string[],
  random: Random,
): Body {
  const seed = random.fork(1);
  return box([x, 0, z - 0.34], [x + width, height, z], wood, {
    front: (surface) => {
      const shelves = Math.round(height / 0.42);
      const tall = (height - 0.08) / shelves;
      let drawn = '';
      for (let shelf = 0; shelf < shelves; shelf++) {
        const v = 0.06 + shelf * tall;
        drawn += surface.rect(0.05, v, width - 0.1, tall - 0.05, surface.shaded(darken(wood, 0.5)));
        drawn += things(surface, width, v, tall, accents, seed);
      }
      return drawn;
    },
  });
}

function things(
  surface: Surface,
  width: number,
  v: number,
  tall: number,
  accents: readonly string[],
  random: Random,
): string {
  let drawn = '';
  for (let u = 0.1; u < width - 0.2; ) {
    if (random.chance(0.22)) {
      const color = surface.shaded(random.pick(accents));
      drawn += surface.polygon(
        [
          [u + 0.04, v],
          [u + 0.14, v],
          [u + 0.18, v + 0.1],
          [u + 0.12, v + 0.2],
          [u + 0.06, v + 0.2],
          [u, v + 0.1],
        ],
        color,
      );
      u += 0.3;
    } else {
      const [wide, high] = [random.between(0.03, 0.065), tall * random.between(0.5, 0.78)];
      drawn += surface.rect(
        u,
        v,
        wide,
        high,
        surface.shaded(random.pick([...accents, '#e9dcc3', '#5d6b74', '#8c4a3a'])),
      );
      u += wide + 0.006;
    }
  }
  return drawn;
}

function doorLines(surface: Surface, color: string, doors: number, rows: number, handle: string): string {
  const count = Math.max(1, Math.round((doors * surface.width) / Math.max(surface.width, 0.6)));
  const seams: [Point, Point][] = [];
  for (let index = 1; index < count; index++)
    seams.push([
      [(surface.width * index) / count, 0.04],
      [(surface.width * index) / count, surface.height - 0.03],
    ]);
  for (let row = 1; row < rows; row++)
    seams.push([
      [0.02, (surface.height * row) / rows],
      [surface.width - 0.02, (surface.height * row) / rows],
    ]);
  let handles = '';
  for (let index = 0; index < count; index++) {
    for (let row = 0; row < rows; row++) {
      const middle = (surface.width * (index + 0.5)) / count;
      const v = (surface.height * (row + (rows > 1 ? 0.5 : 0.82))) / rows;
      handles += surface.rect(middle - 0.07, v, 0.14, 0.022, surface.shaded(handle));
    }
  }
  return (
    surface.lines(seams, surface.shaded(darken(color, 0.4)), 0.014, 0.8) +
    handles +
    surface.rect(0, surface.height - 0.02, surface.width, 0.02, surface.shaded(lighten(color, 0.3)))
  );
}
