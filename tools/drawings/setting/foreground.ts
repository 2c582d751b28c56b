import { darken } from '../core/color.ts';
import { tone } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { disc, num, path } from '../core/svg.ts';

/** Leaves close to the lens, which frame the picture and give it depth. */
export function drawForeground(stage: Stage, random: Random): string {
  return random.chance(0.55) ? branch(stage, random) : grasses(stage, random);
}

function branch(stage: Stage, random: Random): string {
  const { camera, light } = stage;
  const left = random.chance(0.5);
  const color = random.pick(['#3f6f34', '#4a6b2c', '#37653f']);
  const twigs = Array.from({ length: 6 }, (_, index) => {
    const [x, y] = [-20 + index * random.between(50, 70), -30 + random.between(-10, 30)];
    const angle = random.between(0.5, 1.3);
    return leaves(x, y, angle, random.between(90, 210) - index * 14, random);
  });
  const drawn = twigs.map((d, index) => path(d, darken(tone(light, color, index % 2 ? -0.2 : -0.55), 0.18))).join('');
  return left ? drawn : `<g transform="matrix(-1 0 0 1 ${camera.width} 0)">${drawn}</g>`;
}

/** Pairs of pointed leaves along a hanging twig. */
function leaves(x: number, y: number, angle: number, length: number, random: Random): string {
  let d = '';
  for (let t = 0.1; t <= 1; t += 0.15) {
    const [px, py] = [x + Math.cos(angle) * length * t, y + Math.sin(angle) * length * t];
    for (const side of [-1, 1]) {
      const turn = angle + side * random.between(0.5, 0.9);
      const size = random.between(26, 40) * (1.15 - t * 0.4);
      const [tx, ty] = [px + Math.cos(turn) * size, py + Math.sin(turn) * size];
      const [nx, ny] = [-Math.sin(turn) * size * 0.26, Math.cos(turn) * size * 0.26];
      const [mx, my] = [(px + tx) / 2, (py + ty) / 2];
      d += `M${num(px)} ${num(py)}Q${num(mx + nx)} ${num(my + ny)} ${num(tx)} ${num(ty)}Q${num(mx - nx)} ${num(my - ny)} ${num(px)} ${num(py)}Z`;
    }
  }
  return d;
}

function grasses(stage: Stage, random: Random): string {
  const { camera, light } = stage;
  const at = random.pick([0.02, 0.98]) * camera.width;
  const [dark, bright] = [darken(tone(light, '#5d7a38', -0.5), 0.1), tone(light, '#8a9c4a', 0)];
  const blades: string[] = ['', ''];
  for (let index = 0; index < 46; index++) {
    const x = at + random.between(-220, 220);
    const tall = random.between(60, 190) * (1 - Math.abs(x - at) / 300);
    const lean = random.between(-60, 60);
    blades[index % 2] +=
      `M${num(x - 5)} ${camera.height + 5}Q${num(x)} ${num(camera.height - tall * 0.6)} ${num(x + lean)} ${num(camera.height - tall)}Q${num(x + 6)} ${num(camera.height - tall * 0.5)} ${num(x + 6)} ${camera.height + 5}Z`;
  }
  const heads = Array.from({ length: 7 }, () =>
    disc(at + random.between(-150, 150), camera.height - random.between(60, 150), 5, 8),
  ).join('');
  return path(blades[0]!, dark) + path(blades[1]!, bright) + path(heads, tone(light, '#e0a54a', 0.2));
}
