import { darken } from '../core/color.ts';
import { box } from '../core/solids.ts';
import { balustrade } from '../parts/balustrade.ts';
import { columns } from '../parts/column.ts';
import { door, garageDoor } from '../parts/door.ts';
import { hipRoof } from '../parts/roof.ts';
import { ribs, stones, tiles } from '../parts/texture.ts';
import { window, type WindowStyle } from '../parts/window.ts';
import type { HouseBuilder } from './house-design.ts';

/** Two full floors with a columned porch and balcony, as built in Lagos, Accra or Nairobi. */
export const duplex: HouseBuilder = (_light, random) => {
  const wall = random.pick(['#f6ecd9', '#f3e0b8', '#eadfce', '#d8e0dc', '#f2d2b0', '#fdfbf6']);
  const trim = random.pick(['#ffffff', '#f8f1e2', darken(wall, 0.35)]);
  const roof = random.pick(['#8f3e2e', '#4d5962', '#6b4a3a', '#35586b', '#7a2f2a']);
  const frame = random.pick(['#ffffff', '#35302c', '#5a4632']);
  const wide = random.between(11.5, 14);
  const [left, right, deep] = [-wide / 2, wide / 2, 8.5];
  const pane: WindowStyle = { frame, columns: 2, rows: 1 };
  const porch = wide * random.between(0.16, 0.2);
  const style = { color: roof, trim, texture: random.chance(0.5) ? ribs(roof) : tiles(roof), overhang: 0.7 };
  const stone = random.chance(0.45) ? random.pick(['#a08b76', '#8d8681']) : undefined;
  return {
    bodies: [
      box([left, 0, 0], [right, 6, deep], wall, {
        front: (surface) =>
          (stone ? surface.rect(0, 0, wide, 1, surface.shaded(stone)) : '') +
          window(surface, random, [wide * 0.08, 0.85, 1.9, 1.6], pane) +
          garageDoor(surface, [wide - 3.7, 0, 3.1, 2.3], darken(trim, 0.15)) +
          door(surface, [wide / 2 - 0.65, 0, 1.3, 2.35], { color: '#6b3f28', frame: trim }) +
          window(surface, random, [wide * 0.08, 3.75, 1.9, 1.5], pane) +
          window(surface, random, [wide * 0.92 - 1.9, 3.75, 1.9, 1.5], pane) +
          door(surface, [wide / 2 - 1, 3.3, 2, 2.1], { color: frame, frame: trim, kind: 'glass' }) +
          surface.rect(0, 2.95, wide, 0.22, surface.shaded(trim)),
        sides: (surface) =>
          window(surface, random, [2, 3.75, 1.5, 1.4], pane) +
          window(surface, random, [5, 3.75, 1.5, 1.4], pane) +
          window(surface, random, [3.4, 0.9, 1.5, 1.4], pane) +
          surface.rect(0, 2.95, deep, 0.22, surface.shaded(trim)),
      }),
      ...hipRoof([left, 0, right, deep], 6.2, random.between(1.9, 2.8), style),
      box([-porch, 3, -2.2], [porch, 3.3, 0], trim),
      ...balustrade(
        -porch + 0.1,
        porch - 0.1,
        -2.1,
        3.3,
        random.pick(['rails', 'glass', 'wall']),
        random.pick([trim, '#3b3f44']),
      ),
      ...columns(-porch + 0.35, porch - 0.35, -1.85, random.int(2, 3), 2.8, 0.2, trim, 0.2),
      box([-porch - 0.2, 0, -2.5], [porch + 0.2, 0.2, 0], stone ?? '#bfae98', stone ? { front: stones(stone) } : {}),
    ],
    plan: [left, -2.5, right, deep],
    doorX: 0,
    driveX: right - 2.15,
    setting: {
      backdrops: ['treeline', 'skyline', 'hills'],
      grounds: ['paving', 'lawn', 'earth'],
      trees: ['palm', 'broadleaf', 'flamboyant', 'cypress'],
      shrubs: ['hibiscus', 'bush', 'agave', 'bougainvillea'],
      wall: random.pick(['#e3d6c2', '#cbb79a', '#f1eadc']),
    },
  };
};
