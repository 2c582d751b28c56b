import type { Face } from '../core/body.ts';
import { project, projectPolygon, type Camera } from '../core/camera.ts';
import { darken, lighten } from '../core/color.ts';
import { normalize, scale, subtract, type Vec } from '../core/vector.ts';
import type { Paints } from '../core/paints.ts';
import type { Random } from '../core/random.ts';
import { drawBodies, drawFlat, drawGroundShadow, type Stage } from '../core/stage.ts';
import { circle, group, pathOf, path } from '../core/svg.ts';
import { finish, SCENE_HEIGHT, SCENE_WIDTH } from '../setting/finish.ts';
import { floorPaint } from './floor.ts';
import type { Opening, RoomPlan, RoomTools } from './room-plan.ts';

/** Builds the walls around a plan and takes the picture from inside. */
export function composeRoom(plan: RoomPlan, tools: RoomTools, paints: Paints, random: Random): string {
  const { light, palette } = tools;
  const stage: Stage = { camera: aim(plan, random), light, paints, bodies: plan.bodies };
  const [x, near, far, top] = [plan.width / 2, -3, plan.depth, plan.height];
  const walls: Face[] = [
    {
      points: [
        [-x, 0, near],
        [x, 0, near],
        [x, 0, far],
        [-x, 0, far],
      ],
      color: palette.floor,
      paint: floorPaint(palette),
    },
    {
      points: [
        [-x, top, far],
        [x, top, far],
        [x, top, near],
        [-x, top, near],
      ],
      color: lighten(plan.wall, 0.5),
    },
    {
      points: [
        [-x, 0, near],
        [-x, 0, far],
        [-x, top, far],
        [-x, top, near],
      ],
      color: plan.wall,
      paint: trimmed(plan.left, plan.wall),
    },
    {
      points: [
        [x, 0, far],
        [x, 0, near],
        [x, top, near],
        [x, top, far],
      ],
      color: plan.wall,
      paint: trimmed(plan.right, plan.wall),
    },
    {
      points: [
        [-x, 0, far],
        [x, 0, far],
        [x, top, far],
        [-x, top, far],
      ],
      color: plan.backWall ?? plan.wall,
      paint: trimmed(plan.back, plan.backWall ?? plan.wall),
    },
  ];
  const soft = paints.define(
    'filter',
    'x="-5%" y="-5%" width="110%" height="110%"',
    '<feGaussianBlur stdDeviation="7"/>',
  );
  // Furniture shadows come from the whole bright room: short, soft and below.
  const overhead: Stage = {
    ...stage,
    light: { ...light, sun: normalize([light.sun[0] * 0.4, 1, -0.25]), shadow: 0.34 },
  };
  const content = [
    ...walls.map((face) => drawFlat(stage, face)),
    corners(plan, stage),
    ...plan.flats.map((face) => drawFlat(stage, face)),
    sunshine(plan, stage, soft),
    drawGroundShadow(overhead, `filter="${soft}"`),
    drawBodies(stage),
    glows(plan, stage),
  ].join('');
  return finish(content, { paints, mirrored: random.chance(0.5), vignette: 0.22 });
}

function aim(plan: RoomPlan, random: Random): Camera {
  const turn = random.between(-0.16, 0.16);
  return {
    eye: [-turn * plan.depth * 0.75, random.between(1.35, 1.6), random.between(-0.55, -0.15)],
    yaw: turn,
    focal: SCENE_WIDTH * random.between(0.76, 0.86),
    centre: SCENE_WIDTH / 2,
    horizon: SCENE_HEIGHT * random.between(0.42, 0.46),
    width: SCENE_WIDTH,
    height: SCENE_HEIGHT,
  };
}

function trimmed(paint: Face['paint'], wall: string): Face['paint'] {
  return (surface) =>
    surface.rect(0, 0, surface.width, 0.12, surface.shaded(lighten(wall, 0.6))) +
    surface.rect(0, surface.height - 0.1, surface.width, 0.1, surface.shaded(lighten(wall, 0.6))) +
    (paint?.(surface) ?? '');
}

/** The soft darkness where walls meet. */
function corners(plan: RoomPlan, stage: Stage): string {
  const { paints, camera } = stage;
  const [x, far, top] = [plan.width / 2, plan.depth, plan.height];
  const dark = darken(plan.wall, 0.7);
  return [-1, 1]
    .map((side) => {
      const strip: Vec[] = [
        [side * x, 0, far],
        [side * (x - 0.7), 0, far],
        [side * (x - 0.7), top, far],
        [side * x, top, far],
      ];
      const stops =
        side < 0
          ? ([
              [0, dark, 0.16],
              [1, dark, 0],
            ] as const)
          : ([
              [0, dark, 0],
              [1, dark, 0.16],
            ] as const);
      return path(pathOf(projectPolygon(camera, strip)), paints.linear(stops, 0, 0, 1, 0));
    })
    .join('');
}

/** Sunlight from the windows, lying on the floor. */
function sunshine(plan: RoomPlan, stage: Stage, soft: string): string {
  const { light, camera } = stage;
  if (light.lit > 0.5) return '';
  const d = plan.sunny
    .flatMap((opening) => panes(plan, opening))
    .map((corners) => corners.map((point) => subtract(point, scale(light.sun, point[1] / light.sun[1]))))
    .map((fallen) =>
      pathOf(
        projectPolygon(
          camera,
          fallen.map(
            ([px, , pz]): Vec => [Math.max(-plan.width / 2, Math.min(plan.width / 2, px)), 0, Math.min(plan.depth, pz)],
          ),
        ),
      ),
    )
    .join('');
  return group(path(d, '#fff1c9', 'opacity=".5"'), `filter="${soft}"`) + path(d, '#fff6dc', 'opacity=".16"');
}

function panes(plan: RoomPlan, opening: Opening): Vec[][] {
  const middle = (opening.from + opening.to) / 2;
  const at = (along: number, up: number): Vec => {
    if (opening.wall === 'back') return [along, up, plan.depth];
    return [opening.wall === 'left' ? -plan.width / 2 : plan.width / 2, up, along];
  };
  return [
    [opening.from, middle - 0.05],
    [middle + 0.05, opening.to],
  ].map(([from, to]) => [at(from!, opening.low), at(to!, opening.low), at(to!, opening.high), at(from!, opening.high)]);
}

function glows(plan: RoomPlan, stage: Stage): string {
  const strength = stage.light.lit > 0.5 ? 0.55 : 0.2;
  const halo = stage.paints.radial([
    [0, '#ffdf9c', strength],
    [1, '#ffcf80', 0],
  ]);
  return (plan.lamps ?? [])
    .map((lamp) => {
      const [px, py] = project(stage.camera, lamp);
      return circle(px, py, stage.light.lit > 0.5 ? 240 : 110, halo);
    })
    .join('');
}
