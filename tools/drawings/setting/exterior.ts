import type { Body } from '../core/body.ts';
import { frame, type Camera } from '../core/camera.ts';
import type { Light } from '../core/light.ts';
import type { Paints } from '../core/paints.ts';
import type { Random } from '../core/random.ts';
import { drawBodies, drawGroundShadow, type Stage } from '../core/stage.ts';
import type { Vec } from '../core/vector.ts';
import type { HouseDesign } from '../houses/house-design.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawApproach } from './approach.ts';
import { drawForeground } from './foreground.ts';
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
    design.setting.bare || random.chance(0.45) ? drawForeground(stage, random.fork(7)) : '',
  ].join('');
  return finish(content, { paints, light, mirrored: random.chance(0.5) });
}

function aim(design: HouseDesign, random: Random): Camera {
  const [x0, z0, x1, z1] = design.plan;
  const middle = (x0 + x1) / 2;
  const [least, most] = design.setting.turn ?? [8, 30];
  const turn = (random.between(least, most) * Math.PI) / 180;
  const away = random.between(17, 23);
  const eye = [
    middle - Math.sin(turn) * away,
    design.setting.eye ?? random.between(1.6, 2.3),
    z0 - Math.cos(turn) * away,
  ] as const;
  const subject: Vec[] = [...design.bodies.flatMap((body: Body) => body.bounds), [x0, 0, z1], [x1, 0, z1]];
  const height = Math.max(...subject.map((point) => point[1]));
  // Tall buildings push the horizon down, so that they fill the frame too.
  const lowered = Math.min(0.13, Math.max(0, height / (x1 - x0) - 0.5) * 0.25);
  const camera: Camera = {
    eye,
    yaw: turn * random.between(0.62, 0.9),
    focal: 1,
    centre: 0,
    horizon: SCENE_HEIGHT * (design.setting.bare ? random.between(0.36, 0.44) : random.between(0.6, 0.66) + lowered),
    width: SCENE_WIDTH,
    height: SCENE_HEIGHT,
  };
  return frame(camera, subject, {
    side: random.between(0.06, 0.11),
    top: random.between(0.11, 0.16) - lowered * 0.4,
    shift: random.between(-0.03, 0.03),
  });
}
