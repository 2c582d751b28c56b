import { tone, type Light } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import { dots } from '../core/svg.ts';
import type { Point } from '../core/vector.ts';

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
      const radius = ((crown.rx + crown.ry) / 2) * layer.size;
      const sizes: Point[][] = [[], [], []];
      for (let index = 0; index < layer.count; index++) {
        const angle = (index / layer.count) * Math.PI * 2 + random.between(-0.3, 0.3);
        const reach = layer.spread * Math.sqrt(random.between(0.08, 1));
        sizes[index % 3]?.push([
          middle.x + Math.cos(angle) * crown.rx * reach,
          middle.y + Math.sin(angle) * crown.ry * reach,
        ]);
      }
      return sizes
        .map((points, index) => dots(points, radius * (1.6 + index * 0.4), tone(light, color, layer.tone)))
        .join('');
    })
    .join('');
}

/** Small spots of blossom scattered over a crown. */
export function blossom(light: Light, random: Random, crown: Crown, color: string, count: number): string {
  const spots: Point[][] = [[], [], [], []];
  for (let index = 0; index < count; index++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 0.98;
    spots[index % 4]?.push([
      crown.x + Math.cos(angle) * crown.rx * reach,
      crown.y + Math.sin(angle) * crown.ry * reach,
    ]);
  }
  return spots
    .map((points, index) =>
      dots(points, Math.max(2.4, crown.ry * (0.065 + index * 0.018)), tone(light, color, index % 2 ? 0.8 : 0.1)),
    )
    .join('');
}
