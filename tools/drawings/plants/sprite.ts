import type { Sprite } from '../core/body.ts';
import type { Light } from '../core/light.ts';
import { createRandom, type Random } from '../core/random.ts';
import { num } from '../core/svg.ts';
import type { PlantDrawing } from './tree.ts';

const DRAWN_HEIGHT = 300;

/** Plants of one kind share a few drawn forms, turned and scaled, which keeps pictures small. */
export function sprite(
  name: string,
  draw: PlantDrawing,
  height: number,
  forms: number,
  light: Light,
  random: Random,
): Sprite {
  const form = random.int(1, forms);
  return ([x, y], pixels, paints) => {
    const id = paints.symbol(`${name}${form}`, () => draw(light, createRandom(form * 101), [0, 0], DRAWN_HEIGHT));
    const scale = (height * pixels) / DRAWN_HEIGHT;
    return `<use href="#${id}" transform="translate(${num(x)} ${num(y)}) scale(${scale.toFixed(3)})"/>`;
  };
}
