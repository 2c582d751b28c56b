import type { Body } from '../core/body.ts';
import { frame, type Camera } from '../core/camera.ts';
import type { Light } from '../core/light.ts';
import type { Paints } from '../core/paints.ts';
import type { Random } from '../core/random.ts';
import { drawBodies, drawGroundShadow, type Stage } from '../core/stage.ts';
import type { HouseDesign } from '../houses/house-design.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawApproach } from './approach.ts';
import { finish, SCENE_HEIGHT, SCENE_WIDTH } from './finish.ts';
import { drawGround } from './ground.ts';
import { plantGarden } from './garden-plan.ts';
import { drawSky } from './sky.ts';

/** Sets a building in its garden or street and takes the picture. */
export function composeExterior(design: HouseDesign, light: Light, paints: Paints, random: Random): string {
  const camera = aim(design, random.fork(1));
  const garden = plantGarden(design, light, random.fork(2));
  const stage: Stage = { camera, light, paints, bodies: [...design.bodies, ...garden] };
  const horizon = camera.horizon;
  const { backdrops, grounds } = design.setting;
  const content = [
    drawSky(light, paints, random.fork(3), SCENE_WIDTH, horizon),
    drawBackdrop(random.pick(backdrops), { light, paints, random: random.fork(4), width: SCENE_WIDTH, horizon }),
    drawGround(stage, random.pick(grounds), random.fork(5)),
    drawApproach(stage, design, random.fork(6)),
    drawGroundShadow(stage),
    drawBodies(stage),
  ].join('');
  return finish(content, { paints, light, mirrored: random.chance(0.5) });
}

function aim(design: HouseDesign, random: Random): Camera {
  const [x0, z0, x1, z1] = design.plan;
  const middle = (x0 + x1) / 2;
  const [least, most] = design.setting.turn ?? [8, 30];
  const turn = (random.between(least, most) * Math.PI) / 180;
  const away = random.between(17, 23);
  const eye = [middle - Math.sin(turn) * away, random.between(1.6, 2.3), z0 - Math.cos(turn) * away] as const;
  const camera: Camera = {
    eye,
    yaw: turn * random.between(0.62, 0.9),
    focal: 1,
    centre: 0,
    horizon: SCENE_HEIGHT * random.between(0.6, 0.66),
    width: SCENE_WIDTH,
    height: SCENE_HEIGHT,
  };
  const subject = design.bodies.flatMap((body: Body) => body.bounds);
  return frame(camera, [...subject, [x0, 0, z1], [x1, 0, z1]], {
    side: random.between(0.08, 0.14),
    top: random.between(0.13, 0.19),
    shift: random.between(-0.03, 0.03),
  });
}
