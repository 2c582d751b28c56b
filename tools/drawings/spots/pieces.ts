import { darken, lighten } from '../core/color.ts';
import { circle, disc, ellipse, num, path, rect } from '../core/svg.ts';
import { INK } from './spot.ts';

/** A little house whose ground line is at y; width in pixels. */
export function smallHouse(
  x: number,
  y: number,
  width: number,
  wall: string,
  roof: string,
  door: string = INK.teal,
): string {
  const [w, h] = [width, width * 0.62];
  const window = (left: number, top: number): string =>
    rect(left, top, w * 0.18, w * 0.18, '#ffffff') +
    rect(left + w * 0.02, top + w * 0.02, w * 0.14, w * 0.14, '#bfe0e6') +
    path(
      `M${num(left + w * 0.04)} ${num(top + w * 0.16)}L${num(left + w * 0.12)} ${num(top + w * 0.02)}H${num(left + w * 0.16)}L${num(left + w * 0.08)} ${num(top + w * 0.16)}Z`,
      '#ffffff',
      'opacity=".6"',
    );
  return [
    rect(x + w * 0.68, y - h * 1.5, w * 0.1, h * 0.5, darken(roof, 0.2)),
    rect(x, y - h, w, h, wall),
    rect(x + w * 0.72, y - h, w * 0.28, h, darken(wall, 0.08)),
    path(
      `M${num(x - w * 0.12)} ${num(y - h)}L${num(x + w / 2)} ${num(y - h * 1.72)}L${num(x + w * 1.12)} ${num(y - h)}Z`,
      roof,
    ),
    path(
      `M${num(x + w / 2)} ${num(y - h * 1.72)}L${num(x + w * 1.12)} ${num(y - h)}H${num(x + w * 0.78)}Z`,
      darken(roof, 0.16),
    ),
    rect(x + w * 0.4, y - h * 0.62, w * 0.22, h * 0.62, door),
    circle(x + w * 0.58, y - h * 0.3, w * 0.015, '#ffe3a3'),
    window(x + w * 0.12, y - h * 0.72),
    window(x + w * 0.72, y - h * 0.72),
  ].join('');
}

export function keyShape(x: number, y: number, size: number, color: string, turn = 0): string {
  const s = size / 100;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${num(s * 100) === '0' ? s : s.toFixed(3)})"><path d="M0 -30A30 30 0 1 0 0 30A30 30 0 0 0 27 12H60V28H74V12H84V28H98V-12H27A30 30 0 0 0 0 -30ZM-8 -11A11 11 0 1 1 -8 11A11 11 0 1 1 -8 -11Z" fill="${color}" fill-rule="evenodd"/><path d="M27 6H98V12H27Z" fill="${darken(color, 0.25)}" opacity=".5"/></g>`;
}

export function roundTree(x: number, y: number, height: number, color: string): string {
  const r = height * 0.34;
  return (
    path(
      `M${num(x - height * 0.03)} ${num(y)}L${num(x - height * 0.015)} ${num(y - height * 0.6)}H${num(x + height * 0.015)}L${num(x + height * 0.03)} ${num(y)}Z`,
      '#7a5640',
    ) +
    path(
      disc(x, y - height * 0.66, r, r * 1.05) +
        disc(x - r * 0.6, y - height * 0.52, r * 0.62) +
        disc(x + r * 0.6, y - height * 0.54, r * 0.6),
      color,
    ) +
    path(disc(x + r * 0.25, y - height * 0.74, r * 0.5, r * 0.5), lighten(color, 0.22), 'opacity=".7"')
  );
}

export function umbrellaTree(x: number, y: number, height: number, color: string): string {
  const w = height * 0.62;
  return (
    path(
      `M${num(x - height * 0.025)} ${num(y)}Q${num(x)} ${num(y - height * 0.4)} ${num(x - w * 0.5)} ${num(y - height * 0.8)}L${num(x)} ${num(y - height * 0.5)}L${num(x + w * 0.5)} ${num(y - height * 0.82)}Q${num(x + height * 0.01)} ${num(y - height * 0.4)} ${num(x + height * 0.03)} ${num(y)}Z`,
      '#5d4636',
    ) +
    ellipse(x, y - height * 0.84, w, height * 0.11, color) +
    ellipse(x + w * 0.1, y - height * 0.9, w * 0.72, height * 0.09, lighten(color, 0.16))
  );
}

export function leafSprig(x: number, y: number, size: number, color: string): string {
  return [-0.9, -0.45, 0, 0.45, 0.9]
    .map((lean, index) => {
      const [tx, ty] = [x + lean * size, y - size * (1.15 - Math.abs(lean) * 0.4)];
      const [bx, by] = [(x + tx) / 2, (y + ty) / 2];
      return path(
        `M${num(x)} ${num(y)}Q${num(bx - size * 0.22)} ${num(by)} ${num(tx)} ${num(ty)}Q${num(bx + size * 0.22)} ${num(by)} ${num(x)} ${num(y)}Z`,
        index % 2 ? color : darken(color, 0.16),
      );
    })
    .join('');
}

export function groundLine(x0: number, x1: number, y: number): string {
  return `<path d="M${x0} ${y}H${x1}" stroke="${INK.slate}" stroke-width="5" stroke-linecap="round"/>`;
}

export function towers(x: number, y: number, scale: number, color: string): string {
  const blocks = [
    [0, 60, 34],
    [38, 110, 28],
    [70, 84, 36],
    [110, 140, 30],
    [144, 70, 40],
    [188, 100, 26],
  ] as const;
  const d = blocks
    .map(
      ([left, tall, wide]) =>
        `M${num(x + left * scale)} ${num(y)}v${num(-tall * scale)}h${num(wide * scale)}v${num(tall * scale)}Z`,
    )
    .join('');
  const panes = blocks
    .flatMap(([left, tall, wide]) =>
      Array.from(
        { length: Math.floor(tall / 16) },
        (_, row) =>
          `M${num(x + (left + 6) * scale)} ${num(y - (tall - 10 - row * 15) * scale)}h${num((wide - 12) * scale)}v${num(5 * scale)}h${num(-(wide - 12) * scale)}Z`,
      ),
    )
    .join('');
  return path(d, color) + path(panes, '#ffffff', 'opacity=".35"');
}
