import { tone } from '../core/light.ts';
import { path, num } from '../core/svg.ts';
import { blossom, foliage } from './foliage.ts';
import type { PlantDrawing } from './tree.ts';

/** A round-crowned tree; with a second colour it stands in blossom. */
export function broadleaf(leaf: string, flower?: string): PlantDrawing {
  return (light, random, [x, y], height) => {
    const lean = random.between(-0.04, 0.04) * height;
    const thick = height * 0.032;
    const fork = y - height * 0.42;
    const d =
      `M${num(x - thick)} ${num(y)}Q${num(x - thick * 0.5)} ${num(fork)} ${num(x + lean - height * 0.14)} ${num(y - height * 0.62)}` +
      `L${num(x + lean)} ${num(fork - height * 0.03)}L${num(x + lean + height * 0.15)} ${num(y - height * 0.64)}` +
      `Q${num(x + thick * 0.8)} ${num(fork)} ${num(x + thick * 1.2)} ${num(y)}Z`;
    const main = { x: x + lean, y: y - height * 0.67, rx: height * 0.36, ry: height * 0.3 };
    const lobes = [-1, 1].map((side) => ({
      x: main.x + side * height * random.between(0.16, 0.24),
      y: main.y + height * random.between(0.02, 0.1),
      rx: height * 0.22,
      ry: height * 0.17,
    }));
    return (
      path(d, tone(light, '#6b4f3a', -0.5)) +
      lobes.map((lobe) => foliage(light, random, lobe, leaf, 10)).join('') +
      foliage(light, random, main, leaf, 18) +
      (flower ? [...lobes, main].map((part) => blossom(light, random, part, flower, 60)).join('') : '')
    );
  };
}
