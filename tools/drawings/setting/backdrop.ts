import { darken } from '../core/color.ts';
import { fade, type Light } from '../core/light.ts';
import type { Paints } from '../core/paints.ts';
import type { Random } from '../core/random.ts';
import { disc, num, path, rect } from '../core/svg.ts';

export const BACKDROPS = ['hills', 'kopjes', 'mountain', 'skyline', 'sea', 'savanna', 'treeline'] as const;
export type BackdropName = (typeof BACKDROPS)[number];

export interface Far {
  light: Light;
  paints: Paints;
  random: Random;
  width: number;
  horizon: number;
}

/** What stands at the horizon, drawn over the sky. */
export function drawBackdrop(name: BackdropName, far: Far): string {
  return DRAWINGS[name](far) + treeline(far, 0.42, 16);
}

function ridge(far: Far, height: number, rough: number, color: string, away: number): string {
  const { random, width, horizon, light } = far;
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  let d = `M0 ${num(horizon + 4)}`;
  for (let x = 0; x <= width; x += 24) {
    const t = x / width;
    const wave = 0.5 + 0.28 * Math.sin(t * 5 + a) + 0.16 * Math.sin(t * 13 + b) + rough * Math.sin(t * 37 + c);
    d += `L${x} ${num(horizon - height * Math.max(0.05, wave))}`;
  }
  return path(`${d}L${width} ${num(horizon + 4)}Z`, fade(light, color, away));
}

function treeline(far: Far, away: number, size: number): string {
  const { random, width, horizon, light } = far;
  let d = '';
  for (let x = -10; x < width + 20; x += size * 1.1) {
    const tall = size * random.between(0.5, 1.5);
    d += disc(x + random.between(-6, 6), horizon - tall * 0.3, size * random.between(0.7, 1.3), tall);
  }
  return path(d, fade(light, '#4d7140', away));
}

function mountain(far: Far): string {
  const { random, width, horizon, light } = far;
  const left = width * random.between(0.02, 0.3);
  const wide = width * random.between(0.45, 0.62);
  const top = horizon - random.between(190, 250);
  // A table mountain: a level top with steep, gullied flanks.
  const d = `M${num(left - 150)} ${num(horizon)}L${num(left + wide * 0.06)} ${num(top + 90)}L${num(left + wide * 0.12)} ${num(top + 6)}L${num(left + wide * 0.4)} ${num(top)}L${num(left + wide * 0.72)} ${num(top + 8)}L${num(left + wide * 0.8)} ${num(top + 80)}L${num(left + wide * 0.92)} ${num(top + 40)}L${num(left + wide * 1.25)} ${num(horizon)}Z`;
  const base = fade(light, '#6d6f86', 0.55);
  let gullies = '';
  for (let index = 1; index < 8; index++) {
    const x = left + wide * (0.1 + index * 0.085);
    gullies += `M${num(x)} ${num(top + 16)}l${num(random.between(8, 16))} ${num(random.between(60, 120))}l${num(-random.between(14, 26))} 0Z`;
  }
  return (
    ridge(far, 80, 0.03, '#7f8a9a', 0.7) +
    path(d, base) +
    path(gullies, darken(base, 0.16), 'opacity=".5"') +
    ridge(far, 60, 0.04, '#5f7a52', 0.5)
  );
}

function skyline(far: Far): string {
  return towers(far, 0.66, 1.2) + towers(far, 0.46, 0.8);
}

function towers(far: Far, away: number, size: number): string {
  const { random, width, horizon, light, paints } = far;
  let blocks = '';
  let lights = '';
  for (let x = random.between(-40, 20); x < width; ) {
    const wide = random.between(34, 78) * size;
    const hump = 0.5 + 0.5 * Math.sin((x / width) * Math.PI * 1.3 + 0.5);
    const tall = random.between(36, 80) + 130 * hump * random.next() ** 1.6 * size;
    blocks += `M${num(x)} ${num(horizon)}v${num(-tall)}h${num(wide)}v${num(tall)}Z`;
    if (random.chance(0.25)) blocks += `M${num(x + wide * 0.4)} ${num(horizon - tall)}v-26h4v26Z`;
    if (random.chance(0.3)) blocks += `M${num(x + wide * 0.15)} ${num(horizon - tall)}v-14h${num(wide * 0.6)}v14Z`;
    for (let y = horizon - tall + 10; y < horizon - 12; y += 13) {
      for (let at = x + 6; at < x + wide - 7; at += 11)
        if (random.chance(0.4)) lights += `M${num(at)} ${num(y)}h5v6h-5Z`;
    }
    x += wide + random.between(-6, 34);
  }
  const base = fade(light, '#7a8496', away);
  const windows = light.lit > 0.5 ? '#ffd58c' : darken(base, 0.14);
  return (
    path(
      blocks,
      paints.linear([
        [0, base],
        [1, fade(light, '#8d8f94', Math.min(1, away + 0.2))],
      ]),
    ) + path(lights, windows, 'opacity=".6"')
  );
}

function sea(far: Far): string {
  const { light, paints, width, horizon, random } = far;
  const fill = paints.linear([
    [0, fade(light, '#3f8fb0', 0.45)],
    [1, fade(light, '#2f86a6', 0.12)],
  ]);
  let foam = '';
  for (let index = 0; index < 26; index++) {
    const y = random.between(horizon - 72, horizon - 8);
    foam += `M${num(random.between(0, width))} ${num(y)}h${num(random.between(18, 90))}v1.6h${num(-random.between(18, 60))}Z`;
  }
  const sail = width * random.between(0.1, 0.9);
  const dhow = `M${num(sail)} ${num(horizon - 72)}l34 -3l-3 9h-26ZM${num(sail + 12)} ${num(horizon - 76)}l3 -44l20 40Z`;
  return (
    rect(0, horizon - 78, width, 84, fill) +
    path(foam, '#ffffff', 'opacity=".35"') +
    path(dhow, fade(light, '#f2ead8', 0.1)) +
    treeline({ ...far, horizon }, 0.3, 12)
  );
}

function kopjes(far: Far): string {
  const { random, width, horizon, light } = far;
  let d = '';
  for (const at of [random.between(0.04, 0.3), random.between(0.62, 0.95)]) {
    for (let index = 0; index < 9; index++) {
      const tall = random.between(26, 62) * (1 - Math.abs(index - 4) * 0.13);
      d += disc(width * at + (index - 4) * 42, horizon - tall * 0.7, random.between(36, 58), tall);
    }
  }
  return ridge(far, 70, 0.03, '#8c8a70', 0.66) + path(d, fade(light, '#9a7a63', 0.42));
}

const DRAWINGS: Record<BackdropName, (far: Far) => string> = {
  hills: (far) =>
    ridge(far, 170, 0.02, '#7f8fa8', 0.72) +
    ridge(far, 110, 0.03, '#6d8a76', 0.56) +
    ridge(far, 60, 0.02, '#61854f', 0.4),
  kopjes,
  mountain,
  skyline: (far) => skyline(far) + treeline(far, 0.5, 22),
  sea,
  savanna: (far) => ridge(far, 46, 0.02, '#a89a6a', 0.6) + treeline(far, 0.55, 9),
  treeline: (far) => ridge(far, 60, 0.02, '#6f8f78', 0.62) + treeline(far, 0.5, 40) + treeline(far, 0.34, 28),
};
