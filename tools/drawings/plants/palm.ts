import { tone } from '../core/light.ts';
import { disc, line, num, path } from '../core/svg.ts';
import type { PlantDrawing } from './tree.ts';

export const palm: PlantDrawing = (light, random, [x, y], height) => {
  const lean = random.between(-0.16, 0.16) * height;
  const [topX, topY] = [x + lean, y - height * 0.84];
  const thick = height * 0.022;
  const bend = x + lean * 0.15;
  const trunk =
    `M${num(x - thick * 1.5)} ${num(y)}Q${num(bend - thick)} ${num(y - height * 0.45)} ${num(topX - thick * 0.7)} ${num(topY)}` +
    `L${num(topX + thick * 0.7)} ${num(topY)}Q${num(bend + thick)} ${num(y - height * 0.45)} ${num(x + thick * 1.5)} ${num(y)}Z`;
  const count = 13;
  const leaves = Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (index / (count - 1)) * 1.36 - Math.PI * 0.18 + random.between(-0.08, 0.08);
    return frond(topX, topY, sideways(Math.cos(angle)), -Math.sin(angle), height * random.between(0.3, 0.4));
  });
  const shade = (index: number): number => -0.55 + 0.55 * Math.abs(((index * 5) % 7) / 3.5 - 1) + (index % 3) * 0.25;
  const nuts = [-1.2, 0, 1.2].map((at) => disc(topX + at * thick * 1.4, topY + thick * 1.3, thick * 0.95)).join('');
  return (
    path(trunk, tone(light, '#8a6f55', -0.25)) +
    line(
      rings(x, y, topX, topY, thick, bend),
      tone(light, '#5d4938', -0.5),
      Math.max(0.8, thick * 0.25),
      'opacity=".5"',
    ) +
    leaves.map((d, index) => path(d, tone(light, '#5a8f3c', shade(index)))).join('') +
    path(nuts, tone(light, '#8b5a2b', -0.3))
  );
};

/** A leaf that rises and hangs over, with a fringe of leaflets below its rib. */
function frond(x: number, y: number, dx: number, dy: number, length: number): string {
  const [tipX, tipY] = [x + dx * length, y + dy * length * 0.72 + length * 0.38];
  const [midX, midY] = [x + dx * length * 0.5, y + dy * length * 0.85 - length * 0.16];
  const fringe = [0.94, 0.82, 0.7, 0.58, 0.46, 0.34, 0.22].map((t) => {
    const [bx, by] = [bezier(x, midX, tipX, t), bezier(y, midY, tipY, t)];
    const hang = length * (0.1 + 0.22 * t * (1.15 - t) * 3);
    return `L${num(bx + dx * length * 0.05)} ${num(by + hang)}L${num(bx - dx * length * 0.02)} ${num(by + hang * 0.55)}`;
  });
  return `M${num(x)} ${num(y - length * 0.02)}Q${num(midX)} ${num(midY)} ${num(tipX)} ${num(tipY)}${fringe.join('')}Z`;
}

// A leaf seen exactly from its edge would be a needle.
function sideways(across: number): number {
  return Math.abs(across) < 0.2 ? (across < 0 ? -0.2 : 0.2) : across;
}

function bezier(from: number, through: number, to: number, t: number): number {
  return (1 - t) ** 2 * from + 2 * t * (1 - t) * through + t * t * to;
}

function rings(x: number, y: number, topX: number, topY: number, thick: number, bend: number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const t = (index + 0.5) / 9;
    const [cx, cy] = [bezier(x, bend, topX, t), bezier(y, y - (y - topY) * 0.54, topY, t)];
    return `M${num(cx - thick)} ${num(cy)}L${num(cx + thick)} ${num(cy - thick * 0.3)}`;
  }).join('');
}
