import { tone } from '../core/light.ts';
import { disc, num, path } from '../core/svg.ts';
import type { PlantDrawing } from './tree.ts';

export const baobab: PlantDrawing = (light, random, [x, y], height) => {
  const thick = height * 0.11;
  const top = y - height * 0.6;
  const trunk =
    `M${num(x - thick * 1.25)} ${num(y)}C${num(x - thick * 0.85)} ${num(y - height * 0.2)} ${num(x - thick * 1.2)} ${num(y - height * 0.42)} ${num(x - thick * 0.72)} ${num(top)}` +
    `L${num(x + thick * 0.72)} ${num(top)}C${num(x + thick * 1.2)} ${num(y - height * 0.42)} ${num(x + thick * 0.85)} ${num(y - height * 0.2)} ${num(x + thick * 1.25)} ${num(y)}Z`;
  const tips = [-1.05, -0.72, -0.36, 0, 0.34, 0.7, 1.02].map((reach) => ({
    x: x + reach * height * 0.3,
    y: top - height * (0.34 - Math.abs(reach) * 0.16) * random.between(0.85, 1.1),
    root: x + reach * thick * 0.6,
  }));
  const branches = tips.map((tip) => {
    const wide = thick * 0.24;
    return `M${num(tip.root - wide)} ${num(top + thick * 0.4)}Q${num(tip.root)} ${num(top - height * 0.08)} ${num(tip.x)} ${num(tip.y)}Q${num(tip.root + wide * 1.6)} ${num(top - height * 0.04)} ${num(tip.root + wide)} ${num(top + thick * 0.4)}Z`;
  });
  const lit = x + Math.sign(light.sun[0]) * thick * 0.5;
  const shine = `M${num(lit - thick * 0.3)} ${num(y)}Q${num(lit)} ${num(y - height * 0.3)} ${num(lit - thick * 0.2)} ${num(top)}L${num(lit + thick * 0.15)} ${num(top)}Q${num(lit + thick * 0.5)} ${num(y - height * 0.3)} ${num(lit + thick * 0.4)} ${num(y)}Z`;
  const leaves = [-0.4, 0.35].map((lift) =>
    path(
      tips
        .map((tip) =>
          disc(
            tip.x,
            tip.y - height * 0.02 * (lift + 1),
            height * random.between(0.06, 0.1),
            height * random.between(0.035, 0.055),
          ),
        )
        .join(''),
      tone(light, '#75924a', lift),
    ),
  );
  return (
    path(trunk + branches.join(''), tone(light, '#8c7462', -0.35)) +
    path(shine, tone(light, '#a58a74', 0.3), 'opacity=".6"') +
    leaves.join('')
  );
};
