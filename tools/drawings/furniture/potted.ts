import type { Body } from '../core/body.ts';
import { tone, type Light } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import { drum } from '../core/solids.ts';
import { num, path } from '../core/svg.ts';
import type { PlantDrawing } from '../plants/tree.ts';
import { sprite } from '../plants/sprite.ts';

/** A house plant in a clay or woven pot; height in metres above the pot. */
export function potted(
  x: number,
  z: number,
  height: number,
  pot: string,
  light: Light,
  random: Random,
  floor = 0,
): Body[] {
  const size = Math.min(0.26, 0.1 + height * 0.12);
  const top = floor + size * 1.5;
  const draw = random.pick([monstera, areca, snakePlant]);
  return [
    drum([x, floor, z], size * 0.75, size * 1.5, pot, { sides: 14, upper: size, topColor: '#4a3526' }),
    {
      faces: [],
      foot: [x, top - 0.02, z],
      bounds: [
        [x - 0.05, top, z - 0.05],
        [x + 0.05, top + height, z + 0.05],
      ],
      casters: [],
      sprite: sprite(draw.name, draw, height, 2, light, random),
    },
  ];
}

const monstera: PlantDrawing = (light, random, [x, y], height) =>
  Array.from({ length: 13 }, (_, index) => {
    const angle = -Math.PI * (0.08 + (0.84 * index) / 12) + random.between(-0.1, 0.1);
    const reach = height * random.between(0.5, 0.95) * (0.55 + 0.45 * Math.abs(Math.sin(angle)));
    const [tx, ty] = [x + Math.cos(angle) * reach * 0.75, y + Math.sin(angle) * reach];
    const size = height * random.between(0.14, 0.2);
    const stem = `M${num(x)} ${num(y)}Q${num(x + (tx - x) * 0.2)} ${num(ty + (y - ty) * 0.4)} ${num(tx)} ${num(ty)}`;
    const leaf = `M${num(tx - size * 0.2)} ${num(ty - size * 0.3)}C${num(tx - size)} ${num(ty - size * 0.9)} ${num(tx - size * 1.1)} ${num(ty + size * 0.5)} ${num(tx)} ${num(ty + size)}C${num(tx + size * 1.1)} ${num(ty + size * 0.5)} ${num(tx + size)} ${num(ty - size * 0.9)} ${num(tx - size * 0.2)} ${num(ty - size * 0.3)}Z`;
    return `<path d="${stem}" fill="none" stroke="${tone(light, '#4d7a44', -0.3)}" stroke-width="3"/>${path(leaf, tone(light, '#3f7d4a', ((index * 5) % 7) / 7 - 0.45))}`;
  }).join('');

const areca: PlantDrawing = (light, random, [x, y], height) =>
  Array.from({ length: 22 }, (_, index) => {
    const across = (index / 21) * 2 - 1 + random.between(-0.08, 0.08);
    const length = height * random.between(0.8, 1.02);
    const [tx, ty] = [x + across * length * 0.55, y - length * (1 - Math.abs(across) * 0.42)];
    const wide = height * 0.024;
    const d = `M${num(x - 3)} ${num(y)}Q${num(x + across * length * 0.08)} ${num(y - length * 0.7)} ${num(tx)} ${num(ty)}Q${num(x + across * length * 0.18 + wide)} ${num(y - length * 0.6)} ${num(x + 3)} ${num(y)}Z`;
    return path(d, tone(light, '#5c9a4c', random.between(-0.6, 0.5)));
  }).join('');

const snakePlant: PlantDrawing = (light, random, [x, y], height) =>
  [-0.16, 0.15, -0.08, 0.07, -0.01]
    .map((lean, index) => {
      const tall = height * random.between(0.62, 0.95);
      const wide = height * 0.06;
      const tip = x + lean * tall * 1.6;
      const d = (half: number): string =>
        `M${num(x + lean * height * 0.4 - half * 0.6)} ${num(y)}C${num(x + lean * tall - half)} ${num(y - tall * 0.4)} ${num(tip - half)} ${num(y - tall * 0.7)} ${num(tip)} ${num(y - tall)}C${num(tip + half)} ${num(y - tall * 0.7)} ${num(x + lean * tall + half)} ${num(y - tall * 0.4)} ${num(x + lean * height * 0.4 + half * 0.6)} ${num(y)}Z`;
      return (
        path(d(wide), tone(light, '#c2c46a', -0.1)) + path(d(wide * 0.72), tone(light, '#4c7d52', index * 0.15 - 0.4))
      );
    })
    .join('');
