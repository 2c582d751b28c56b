import { tone, type Light } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import { disc, path } from '../core/svg.ts';

export interface Crown {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** A mass of leaves in three tones, brightest towards the sun; all measures in pixels. */
export function foliage(light: Light, random: Random, crown: Crown, color: string, clumps = 16): string {
  const side = Math.sign(light.sun[0]);
  const layers = [
    { tone: -0.62, shift: 0, size: 0.42, count: clumps, spread: 0.72 },
    { tone: -0.12, shift: 0.12, size: 0.32, count: clumps, spread: 0.7 },
    { tone: 0.42, shift: 0.26, size: 0.2, count: clumps, spread: 0.62 },
    { tone: 0.95, shift: 0.36, size: 0.1, count: clumps, spread: 0.55 },
  ];
  return layers
    .map((layer) => {
      const middle = { x: crown.x + side * crown.rx * layer.shift, y: crown.y - crown.ry * layer.shift };
      let d = '';
      for (let index = 0; index < layer.count; index++) {
        const angle = (index / layer.count) * Math.PI * 2 + random.between(-0.3, 0.3);
        const reach = layer.spread * Math.sqrt(random.between(0.08, 1));
        const size = layer.size * random.between(0.75, 1.2);
        d += disc(
          middle.x + Math.cos(angle) * crown.rx * reach,
          middle.y + Math.sin(angle) * crown.ry * reach,
          crown.rx * size,
          crown.ry * size * 0.92,
        );
      }
      return path(d, tone(light, color, layer.tone));
    })
    .join('');
}

/** Small spots of blossom scattered over a crown. */
export function blossom(light: Light, random: Random, crown: Crown, color: string, count: number): string {
  const spots = ['', ''];
  for (let index = 0; index < count; index++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 0.98;
    const size = Math.max(1.2, crown.ry * random.between(0.03, 0.062));
    spots[index % 2] += disc(
      crown.x + Math.cos(angle) * crown.rx * reach,
      crown.y + Math.sin(angle) * crown.ry * reach,
      size,
    );
  }
  return path(spots[0]!, tone(light, color, 0.1)) + path(spots[1]!, tone(light, color, 0.8));
}
