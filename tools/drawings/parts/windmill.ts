import type { Body } from '../core/body.ts';
import { tone, type Light } from '../core/light.ts';
import { circle, line, num, path } from '../core/svg.ts';
import type { Vec } from '../core/vector.ts';

/** A wind pump on a lattice tower, height in metres to the hub. */
export function windmill(foot: Vec, height: number, light: Light): Body {
  return {
    faces: [],
    foot,
    bounds: [
      [foot[0] - 0.2, 0, foot[2] - 0.2],
      [foot[0] + 0.2, height, foot[2] + 0.2],
    ],
    casters: [
      [
        [foot[0] - 0.9, 0, foot[2]],
        [foot[0] + 0.9, 0, foot[2]],
        [foot[0], height, foot[2]],
      ],
    ],
    sprite: ([x, y], scale) => draw(x, y, height * scale, light),
  };
}

function draw(x: number, y: number, height: number, light: Light): string {
  const steel = tone(light, '#8b9196', -0.2);
  const top = y - height;
  const half = height * 0.1;
  let frame = `M${num(x - half)} ${num(y)}L${num(x)} ${num(top)}L${num(x + half)} ${num(y)}`;
  for (const t of [0.15, 0.32, 0.5, 0.68]) {
    const [wide, next] = [half * (1 - t), half * (1 - t - 0.17)];
    const [low, high] = [y - height * t, y - height * (t + 0.17)];
    frame += `M${num(x - wide)} ${num(low)}H${num(x + wide)}L${num(x - next)} ${num(high)}M${num(x - wide)} ${num(low)}L${num(x + next)} ${num(high)}`;
  }
  const reach = height * 0.17;
  const blades = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    const at = (turn: number, far: number): string =>
      `${num(x + Math.cos(angle + turn) * far)} ${num(top + Math.sin(angle + turn) * far)}`;
    return `M${at(-0.06, reach * 0.3)}L${at(-0.13, reach)}L${at(0.13, reach)}L${at(0.06, reach * 0.3)}Z`;
  }).join('');
  const tail = `M${num(x)} ${num(top - 2)}L${num(x + reach * 1.3)} ${num(top - reach * 0.12)}L${num(x + reach * 1.75)} ${num(top - reach * 0.4)}V${num(top + reach * 0.4)}L${num(x + reach * 1.3)} ${num(top + reach * 0.12)}Z`;
  return (
    line(frame, steel, Math.max(1.2, height * 0.008)) +
    path(tail, tone(light, '#c5503a', 0.1)) +
    path(blades, tone(light, '#c3c9cc', 0.25)) +
    circle(x, top, reach * 0.14, steel)
  );
}
