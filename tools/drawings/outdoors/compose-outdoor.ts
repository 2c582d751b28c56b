import type { Body, Face } from '../core/body.ts';
import type { Camera } from '../core/camera.ts';
import type { Light } from '../core/light.ts';
import type { Paints } from '../core/paints.ts';
import type { Random } from '../core/random.ts';
import { drawBodies, drawFlat, drawGroundShadow, type Stage } from '../core/stage.ts';
import { drawBackdrop, type BackdropName } from '../setting/backdrop.ts';
import { finish, SCENE_HEIGHT, SCENE_WIDTH } from '../setting/finish.ts';
import { drawForeground } from '../setting/foreground.ts';
import { drawGround, type GroundName } from '../setting/ground.ts';
import { drawSky } from '../setting/sky.ts';

/** An outdoor place in metres; the viewer stands near the origin and looks along z. */
export interface OutdoorPlan {
  ground: GroundName;
  backdrop: BackdropName;
  /** Lying on the ground, drawn before shadows fall on it. */
  flats: Face[];
  bodies: Body[];
  eye?: number;
  horizon?: number;
  zoom?: number;
  leaves?: boolean;
}

export interface OutdoorTools {
  light: Light;
  random: Random;
}

export type OutdoorBuilder = (tools: OutdoorTools) => OutdoorPlan;

export function composeOutdoor(plan: OutdoorPlan, light: Light, paints: Paints, random: Random): string {
  const turn = random.between(-0.14, 0.14);
  const camera: Camera = {
    eye: [-turn * 9, plan.eye ?? 1.7, 0],
    yaw: turn,
    focal: SCENE_WIDTH * (plan.zoom ?? 0.85),
    centre: SCENE_WIDTH / 2,
    horizon: SCENE_HEIGHT * (plan.horizon ?? 0.45),
    width: SCENE_WIDTH,
    height: SCENE_HEIGHT,
  };
  const stage: Stage = { camera, light, paints, bodies: plan.bodies };
  const content = [
    drawSky(light, paints, random.fork(1), SCENE_WIDTH, camera.horizon),
    drawBackdrop(plan.backdrop, { light, paints, random: random.fork(2), width: SCENE_WIDTH, horizon: camera.horizon }),
    drawGround(stage, plan.ground, random.fork(3)),
    ...plan.flats.map((face) => drawFlat(stage, face)),
    drawGroundShadow(stage),
    drawBodies(stage),
    plan.leaves ? drawForeground(stage, random.fork(4)) : '',
  ].join('');
  return finish(content, { paints, light, mirrored: random.chance(0.5) });
}
