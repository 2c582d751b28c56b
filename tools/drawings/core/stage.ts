import type { Body, Face } from './body.ts';
import { depth, project, projectPolygon, type Camera } from './camera.ts';
import { darken, lighten } from './color.ts';
import { shade, type Light } from './light.ts';
import { backToFront } from './order.ts';
import type { Paints } from './paints.ts';
import { shadowsOn } from './shadow.ts';
import { path, pathOf } from './svg.ts';
import { createSurface } from './surface.ts';
import { cross, dot, normalize, subtract, type Vec } from './vector.ts';

export interface Stage {
  camera: Camera;
  light: Light;
  paints: Paints;
  bodies: Body[];
}

/** Draws the bodies of a scene with the shadows they throw on each other. */
export function drawBodies(stage: Stage): string {
  return backToFront(stage.bodies, stage.camera.eye)
    .map((body) => drawBody(stage, body))
    .join('');
}

/** The shadows that all bodies throw on level ground. */
export function drawGroundShadow(stage: Stage, attributes = ''): string {
  const { light, camera } = stage;
  const ground: Face = { points: GROUND, color: '#000000' };
  const shadows = shadowsOn(ground, undefined, stage.bodies, light);
  const d = shadows.map((shadow) => pathOf(projectPolygon(camera, shadow))).join('');
  return path(d, light.shadowColor, `opacity="${light.shadow}"${attributes && ` ${attributes}`}`);
}

/** A flat shape lying on the ground or hanging in the air, drawn without shadow or order. */
export function drawFlat(stage: Stage, face: Face): string {
  return drawFace(stage, face, undefined);
}

// Ground reaches as far as any shadow falls in the picture.
const GROUND: Vec[] = [
  [-90, 0, -40],
  [90, 0, -40],
  [90, 0, 120],
  [-90, 0, 120],
];

function drawBody(stage: Stage, body: Body): string {
  if (body.sprite) {
    const foot = body.foot ?? [0, 0, 0];
    const far = depth(stage.camera, foot);
    return far < 1 ? '' : body.sprite(project(stage.camera, foot), stage.camera.focal / far, stage.paints);
  }
  return body.faces
    .filter((face) => looksAt(face, stage.camera.eye))
    .map((face) => drawFace(stage, face, body))
    .join('');
}

function looksAt(face: Face, eye: Vec): boolean {
  return dot(normalOf(face), subtract(eye, face.points[0]!)) > 0;
}

function normalOf(face: Face): Vec {
  const [first, second, last] = [face.points[0]!, face.points[1]!, face.points[face.points.length - 1]!];
  return normalize(cross(subtract(last, first), subtract(second, first)));
}

function drawFace(stage: Stage, face: Face, owner: Body | undefined): string {
  const { camera, light, paints } = stage;
  const outline = projectPolygon(camera, face.points);
  if (outline.length < 3) return '';
  const base = face.glows ? face.color : shade(light, face.color, normalOf(face));
  const fill = paints.linear(
    [
      [0, lighten(base, 0.05)],
      [1, darken(base, 0.09)],
    ],
    0,
    0,
    0.25,
    1,
  );
  // A hair of the same colour closes the seam between neighbours.
  const drawn = face.clear ? '' : path(pathOf(outline), fill, `stroke="${base}" stroke-width=".5"`);
  const surface = createSurface(face.points, light, paints, (point) => project(camera, point), face.origin);
  const painted = face.paint?.(surface) ?? '';
  const shadows =
    owner && !face.glows && !face.clear && light.shadow > 0.1 ? shadowsOn(face, owner, stage.bodies, light) : [];
  const d = shadows.map((shadow) => pathOf(projectPolygon(camera, shadow))).join('');
  return drawn + painted + path(d, light.shadowColor, `opacity="${light.shadow}"`);
}
