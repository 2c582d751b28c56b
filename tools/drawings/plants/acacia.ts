import { tone } from '../core/light.ts';
import { disc, num, path } from '../core/svg.ts';
import type { PlantDrawing } from './tree.ts';

/** The flat-topped umbrella thorn of the savanna. */
export const acacia: PlantDrawing = (light, random, [x, y], height) => {
  const thick = height * 0.026;
  const fork = y - height * 0.38;
  const branches = [-0.36, -0.14, 0.12, 0.34].map((reach) => {
    const [tx, ty] = [x + reach * height, y - height * (0.82 - Math.abs(reach) * 0.1)];
    return `M${num(x - thick)} ${num(y)}Q${num(x - thick * 0.6)} ${num(fork)} ${num(tx)} ${num(ty)}Q${num(x + thick * 0.7)} ${num(fork)} ${num(x + thick)} ${num(y)}Z`;
  });
  const layers = [
    { y: 0.79, reach: 0.5, tone: -0.6, thick: 0.058 },
    { y: 0.84, reach: 0.46, tone: -0.1, thick: 0.055 },
    { y: 0.885, reach: 0.38, tone: 0.45, thick: 0.045 },
    { y: 0.915, reach: 0.26, tone: 0.85, thick: 0.026 },
  ];
  const crown = layers.map((layer) => {
    let d = '';
    for (let index = 0; index < 13; index++) {
      const across = (index / 12) * 2 - 1;
      const drop = across * across * 0.035;
      d += disc(
        x + across * layer.reach * height * 0.88,
        y - height * (layer.y - drop) + random.between(-0.014, 0.014) * height,
        height * random.between(0.07, 0.11),
        height * layer.thick * random.between(0.7, 1.15),
      );
    }
    return path(d, tone(light, '#6f8a3e', layer.tone));
  });
  return path(branches.join(''), tone(light, '#5b4534', -0.5)) + crown.join('');
};
