import { project, projectPolygon } from '../core/camera.ts';
import { darken, lighten, mix } from '../core/color.ts';
import { fade, shade } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { disc, dots, num, path, polygon, rect } from '../core/svg.ts';
import type { Point, Vec } from '../core/vector.ts';

export const GROUNDS = ['lawn', 'earth', 'dry', 'paving', 'sand', 'gravel'] as const;
export type GroundName = (typeof GROUNDS)[number];

const COLORS: Record<GroundName, string> = {
  lawn: '#7ba24e',
  earth: '#c07a4c',
  dry: '#c3a765',
  paving: '#c9bda9',
  sand: '#e2cda2',
  gravel: '#b9ab98',
};

const UP: Vec = [0, 1, 0];

/** Everything below the horizon, from the far haze to the viewer's feet. */
export function drawGround(stage: Stage, name: GroundName, random: Random): string {
  const { camera, light, paints } = stage;
  const base = shade(light, COLORS[name], UP);
  const far = mix(base, fade(light, COLORS[name], 0.5), 0.6);
  const fill = paints.linear([
    [0, far],
    [0.18, mix(far, base, 0.7)],
    [0.5, base],
    [1, darken(base, 0.2)],
  ]);
  const depth = camera.height - camera.horizon;
  return (
    rect(0, camera.horizon, camera.width, depth, fill) +
    mottles(stage, random, base) +
    (name === 'paving' ? slabs(stage, base) : tufts(stage, random, name, base))
  );
}

/** A flat shape on the ground: paths, drives, beds and roads. */
export function drawPatch(stage: Stage, points: readonly Vec[], color: string): string {
  const base = shade(stage.light, color, UP);
  const fill = stage.paints.linear([
    [0, lighten(base, 0.06)],
    [1, darken(base, 0.1)],
  ]);
  return polygon(projectPolygon(stage.camera, points), fill);
}

/** Joints across a patch that runs towards the viewer, spacing in metres. */
export function drawJoints(
  stage: Stage,
  [x0, z0, x1, z1]: readonly [number, number, number, number],
  spacing: number,
  color: string,
): string {
  const ink = shade(stage.light, color, UP);
  let d = '';
  for (let z = z0; z < z1; z += spacing) {
    const joint = projectPolygon(stage.camera, [
      [x0, 0, z],
      [x1, 0, z],
      [x1, 0, z + 0.05],
      [x0, 0, z + 0.05],
    ]);
    if (joint.length > 2) d += `M${joint.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
  }
  return path(d, ink, 'opacity=".5"');
}

function mottles(stage: Stage, random: Random, base: string): string {
  const { camera } = stage;
  const depth = camera.height - camera.horizon;
  const spots = ['', ''];
  for (let index = 0; index < 44; index++) {
    const near = random.next() ** 1.4;
    const size = 18 + near * 130;
    spots[index % 2] += disc(
      random.between(0, camera.width),
      camera.horizon + 8 + near * depth,
      size * random.between(0.8, 2.2),
      size * 0.1,
    );
  }
  return path(spots[0]!, lighten(base, 0.3), 'opacity=".14"') + path(spots[1]!, darken(base, 0.4), 'opacity=".13"');
}

function tufts(stage: Stage, random: Random, name: GroundName, base: string): string {
  const places = Array.from({ length: 170 }, () => {
    const away = 3 + random.next() ** 1.6 * 34;
    const x = stage.camera.eye[0] + random.between(-1, 1) * away * 0.9;
    const size = Math.min(11, (stage.camera.focal / away) * 0.07);
    return { at: project(stage.camera, [x, 0, stage.camera.eye[2] + away]), size };
  });
  const [dark, bright] = [darken(base, 0.35), lighten(base, 0.3)];
  if (name === 'lawn' || name === 'dry') return blades(places, dark, bright);
  return [2, 4, 7]
    .map((size) => {
      const points = places.filter((place) => Math.abs(place.size * 0.9 - size) < 1.4).map((place) => place.at);
      return dots(points, size + 1.5, dark, 'opacity=".35"') + dots(points, size, bright, 'opacity=".45"');
    })
    .join('');
}

function blades(places: readonly { at: Point; size: number }[], dark: string, bright: string): string {
  const tuft = (lean: number, { at: [x, y], size }: { at: Point; size: number }): string =>
    `M${num(x)} ${num(y)}l${num(lean * size)} ${num(-size * 1.5)}l${num(size * 0.3)} ${num(size * 1.5)}`;
  const half = (odd: number, lean: number): string =>
    places
      .filter((_, index) => index % 2 === odd)
      .map((place) => tuft(-lean, place) + tuft(lean, place))
      .join('');
  return path(half(0, 0.5), dark, 'opacity=".4"') + path(half(1, 0.4), bright, 'opacity=".45"');
}

function slabs(stage: Stage, base: string): string {
  const { camera } = stage;
  let d = '';
  for (let z = camera.eye[2] + 1; z < camera.eye[2] + 40; z += 1.5) {
    const [, y] = project(camera, [0, 0, z]);
    if (y < camera.height + 4) d += `M0 ${num(y)}H${camera.width}`;
  }
  for (let x = -30; x <= 30; x += 1.5) {
    const [near, far] = [project(camera, [x, 0, camera.eye[2] + 1]), project(camera, [x, 0, camera.eye[2] + 50])];
    d += `M${num(near[0])} ${num(near[1])}L${num(far[0])} ${num(far[1])}`;
  }
  return `<path d="${d}" fill="none" stroke="${darken(base, 0.3)}" stroke-width="1.2" opacity=".35"/>`;
}
