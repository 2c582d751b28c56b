import type { Body } from '../core/body.ts';
import { darken, lighten } from '../core/color.ts';
import { box, drum } from '../core/solids.ts';

/** A four-legged table; x and z are those of its middle. */
export function table(x: number, z: number, width: number, depth: number, height: number, wood: string): Body[] {
  const [a, b] = [width / 2, depth / 2];
  const legs = [
    [-a, -b],
    [a - 0.07, -b],
    [-a, b - 0.07],
    [a - 0.07, b - 0.07],
  ];
  return [
    ...legs.map(([left, front]) =>
      box([x + left!, 0, z + front!], [x + left! + 0.07, height - 0.05, z + front! + 0.07], darken(wood, 0.2)),
    ),
    box([x - a, height - 0.05, z - b], [x + a, height, z + b], wood, {}, lighten(wood, 0.1)),
  ];
}

/** A low round table on a drum, with a bowl of fruit. */
export function drumTable(x: number, z: number, radius: number, wood: string): Body[] {
  return [
    drum([x, 0, z], radius * 0.62, 0.34, darken(wood, 0.25), { sides: 18 }),
    drum([x, 0.34, z], radius, 0.06, wood, { sides: 24, topColor: lighten(wood, 0.12) }),
    drum([x, 0.4, z], 0.1, 0.1, '#3f6f78', { sides: 14, upper: 0.2, topColor: '#e08a2e' }),
  ];
}

/** A vase, pot or stack of books for any flat top. */
export function trinket(x: number, y: number, z: number, color: string, kind: 'vase' | 'books'): Body[] {
  if (kind === 'vase')
    return [
      drum([x, y, z], 0.07, 0.16, color, { sides: 12, upper: 0.1 }),
      drum([x, y + 0.16, z], 0.1, 0.08, color, { sides: 12, upper: 0.05 }),
    ];
  return [
    box([x - 0.15, y, z - 0.1], [x + 0.15, y + 0.04, z + 0.1], color),
    box([x - 0.13, y + 0.04, z - 0.09], [x + 0.13, y + 0.08, z + 0.09], '#f2e8d5'),
    box([x - 0.14, y + 0.08, z - 0.1], [x + 0.12, y + 0.11, z + 0.08], darken(color, 0.3)),
  ];
}
