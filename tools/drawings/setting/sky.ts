import { lighten, mix } from '../core/color.ts';
import type { Light } from '../core/light.ts';
import type { Paints } from '../core/paints.ts';
import type { Random } from '../core/random.ts';
import { circle, disc, dots, path, rect } from '../core/svg.ts';
import type { Point } from '../core/vector.ts';

/** The sky down to the horizon, with its clouds, stars, moon or glow. */
export function drawSky(light: Light, paints: Paints, random: Random, width: number, horizon: number): string {
  const [zenith, middle, low] = light.sky;
  const fill = paints.linear([
    [0, zenith],
    [0.62, middle],
    [1, low],
  ]);
  return (
    rect(0, 0, width, horizon + 4, fill) +
    (light.name === 'night' ? stars(random, width, horizon) + moon(paints, random, width) : '') +
    (light.name === 'golden' || light.name === 'dusk' ? glow(paints, light, width, horizon) : '') +
    clouds(light, paints, random, width, horizon)
  );
}

function stars(random: Random, width: number, horizon: number): string {
  return [1.3, 2.2, 3.2]
    .map((size) => {
      const points = Array.from(
        { length: 34 },
        (): Point => [random.between(0, width), random.between(0, horizon * 0.85)],
      );
      return dots(points, size, '#e8ecff', 'opacity=".75"');
    })
    .join('');
}

function moon(paints: Paints, random: Random, width: number): string {
  const [x, y] = [width * random.between(0.12, 0.88), random.between(80, 170)];
  const halo = paints.radial([
    [0, '#dfe6ff', 0.4],
    [1, '#dfe6ff', 0],
  ]);
  return (
    circle(x, y, 130, halo) +
    circle(x, y, 30, '#f4f1de') +
    circle(x - 9, y - 6, 6, '#dcd8c4') +
    circle(x + 8, y + 9, 4, '#dcd8c4')
  );
}

// The bright part of the sky stands opposite the sun that lights the fronts: it is the warm horizon.
function glow(paints: Paints, light: Light, width: number, horizon: number): string {
  const halo = paints.radial([
    [0, lighten(light.sky[2], 0.5), 0.85],
    [1, light.sky[2], 0],
  ]);
  return circle(light.sun[0] > 0 ? width * 0.84 : width * 0.16, horizon, width * 0.4, halo);
}

function clouds(light: Light, paints: Paints, random: Random, width: number, horizon: number): string {
  const count = light.name === 'overcast' ? 9 : random.int(2, 6);
  const opacity = light.name === 'night' ? 0.5 : 0.88;
  return Array.from({ length: count }, () => {
    const y = random.between(horizon * 0.08, horizon * 0.74);
    const size = width * random.between(0.06, 0.16) * (0.6 + y / horizon);
    return light.name === 'golden' || light.name === 'dusk'
      ? streak(light, random, random.between(0, width), y, size * 1.5)
      : cumulus(light, paints, random, random.between(-40, width), y, size, opacity);
  }).join('');
}

function cumulus(
  light: Light,
  paints: Paints,
  random: Random,
  x: number,
  y: number,
  size: number,
  opacity: number,
): string {
  const under = mix(light.cloud, light.sky[1], 0.42);
  const fill = paints.linear([
    [0, light.cloud],
    [0.55, light.cloud],
    [1, under],
  ]);
  const puffs = random.int(5, 8);
  let d = disc(x, y, size * 0.9, size * 0.12);
  for (let index = 0; index < puffs; index++) {
    const across = (index / (puffs - 1)) * 2 - 1;
    const tall = size * (0.3 - Math.abs(across) * 0.17) * random.between(0.75, 1.2);
    d += disc(x + across * size * 0.72, y - tall * 0.5, size * random.between(0.2, 0.3), tall);
  }
  return path(d, fill, `opacity="${opacity}"`);
}

function streak(light: Light, random: Random, x: number, y: number, size: number): string {
  let d = '';
  for (let index = 0; index < 4; index++) {
    d += disc(
      x + random.between(-0.5, 0.5) * size,
      y + random.between(-0.06, 0.06) * size,
      size * random.between(0.3, 0.75),
      size * random.between(0.012, 0.04),
    );
  }
  return path(d, light.cloud, 'opacity=".5"');
}
