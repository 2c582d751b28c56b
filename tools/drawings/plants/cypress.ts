import { tone } from '../core/light.ts';
import { num, path } from '../core/svg.ts';
import type { PlantDrawing } from './tree.ts';

export const cypress: PlantDrawing = (light, _random, [x, y], height) => {
  const flame = (wide: number, shift: number, top: number): string => {
    const [cx, half] = [x + shift * height, wide * height];
    return `M${num(cx)} ${num(y - height * top)}C${num(cx + half)} ${num(y - height * 0.62)} ${num(cx + half * 1.15)} ${num(y - height * 0.25)} ${num(cx + half * 0.5)} ${num(y - height * 0.04)}L${num(cx - half * 0.5)} ${num(y - height * 0.04)}C${num(cx - half * 1.15)} ${num(y - height * 0.25)} ${num(cx - half)} ${num(y - height * 0.62)} ${num(cx)} ${num(y - height * top)}Z`;
  };
  const side = Math.sign(light.sun[0]);
  return (
    path(
      `M${num(x - height * 0.012)} ${num(y)}h${num(height * 0.024)}v${num(-height * 0.08)}h${num(-height * 0.024)}Z`,
      tone(light, '#5b4534', -0.5),
    ) +
    path(flame(0.105, 0, 1), tone(light, '#3c6440', -0.55)) +
    path(flame(0.065, side * 0.025, 0.95), tone(light, '#4a7548', 0)) +
    path(flame(0.028, side * 0.045, 0.84), tone(light, '#5e8a52', 0.55))
  );
};
