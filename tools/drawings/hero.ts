import type { Body } from './core/body.ts';
import { frame, type Camera } from './core/camera.ts';
import { createLight, type Light } from './core/light.ts';
import { moveBody } from './core/move.ts';
import { createPaints, type Paints } from './core/paints.ts';
import { createRandom, type Random } from './core/random.ts';
import { drawBodies, drawGroundShadow, type Stage } from './core/stage.ts';
import { group, rect } from './core/svg.ts';
import type { Vec } from './core/vector.ts';
import { BUILDERS, type HouseStyle } from './houses/house-styles.ts';
import { gardenWall } from './parts/garden-wall.ts';
import { shrub } from './plants/shrub.ts';
import { tree } from './plants/tree.ts';
import { drawBackdrop } from './setting/backdrop.ts';
import { finish } from './setting/finish.ts';
import { drawGround, drawPatch } from './setting/ground.ts';
import { drawSky } from './setting/sky.ts';

export type HeroLayout = 'wide' | 'tall';

// Deeper and clearer than listing pictures: the first thing a visitor sees.
const EVENING = {
  sky: ['#1d3f78', '#d98f86', '#ffad4a'],
  haze: '#f0a468',
  cloud: '#ffd2a0',
  lit: 0.95,
  sunColor: [0.66, 0.5, 0.28],
} satisfies Partial<Light>;

const SIZES: Record<HeroLayout, readonly [width: number, height: number]> = { wide: [1920, 800], tall: [800, 900] };

/**
 * A city edge at golden hour: 1920 by 800 with calm dark space for white text on the
 * left, or 800 by 900 with that space at the top.
 */
export function drawHero(seed = 12, options: { layout?: HeroLayout; style?: HouseStyle } = {}): string {
  const layout = options.layout ?? 'wide';
  const [width, height] = SIZES[layout];
  const random = createRandom(seed);
  const light = createLight('golden', random);
  const sunny: Light = { ...light, ...EVENING, sun: [-Math.abs(light.sun[0]), light.sun[1], light.sun[2]] };
  const paints = createPaints();
  const house = BUILDERS[options.style ?? 'villa'](sunny, random.fork(2));
  const camera = aim(
    layout,
    width,
    height,
    house.bodies.flatMap((body) => body.bounds),
  );
  const stage: Stage = {
    camera,
    light: sunny,
    paints,
    bodies: [...house.bodies, ...neighbours(layout, sunny, random.fork(3)), ...garden(layout, sunny, random.fork(4))],
  };
  const far = { light: sunny, paints, random: random.fork(5), width, horizon: camera.horizon };
  const path: Vec[] = [
    [-1.6, 0, -30],
    [3.4, 0, -30],
    [0.3, 0, 0.5],
    [-2.3, 0, 0.5],
  ];
  const content = [
    drawSky(sunny, paints, random.fork(6), width, camera.horizon),
    // A second, nearer city: the same drawing, enlarged about the horizon.
    group(drawBackdrop('skyline', far), `transform="translate(${-width * 0.2} ${camera.horizon * -0.7}) scale(1.7)"`),
    drawGround(stage, 'lawn', random.fork(7)),
    drawPatch(stage, path, '#cdb08c'),
    drawGroundShadow(stage),
    drawBodies(stage),
    veil(layout, paints, width, height),
  ].join('');
  return finish(content, { paints, width, height, vignette: 0.28 });
}

function aim(layout: HeroLayout, width: number, height: number, subject: readonly Vec[]): Camera {
  const camera: Camera = {
    eye: [-7, 2, -19],
    yaw: 0.26,
    focal: 1,
    centre: 0,
    horizon: height * (layout === 'wide' ? 0.66 : 0.76),
    width,
    height,
  };
  const tall = layout === 'tall';
  return frame(camera, subject, { side: tall ? 0.02 : 0.27, top: tall ? 0.4 : 0.14, shift: tall ? 0.04 : 0.2 });
}

function neighbours(layout: HeroLayout, light: Light, random: Random): Body[] {
  if (layout === 'tall') return [];
  const place = (style: HouseStyle, by: Vec, salt: number): Body[] =>
    BUILDERS[style](light, random.fork(salt)).bodies.map((body) => moveBody(body, by));
  return [...place('bungalow', [-27, 0, 22], 3), ...place('duplex', [-6, 0, 34], 2), ...place('flats', [30, 0, 40], 3)];
}

function garden(layout: HeroLayout, light: Light, random: Random): Body[] {
  const wide = layout === 'wide';
  return [
    ...gardenWall(-50, 40, 13, { color: '#e6d3b8', height: 1.9 }),
    tree('jacaranda', [11.5, 0, 3], 8, light, random),
    tree('palm', [-10.5, 0, 5], wide ? 8.5 : 7, light, random),
    ...(wide
      ? [
          tree('acacia', [-26, 0, 15], 8.5, light, random),
          tree('palm', [-13, 0, 9], 7, light, random),
          tree('baobab', [-35, 0, 30], 12, light, random),
          tree('broadleaf', [-19, 0, 17], 6.5, light, random),
          tree('palm', [17, 0, 9], 9, light, random),
        ]
      : []),
    ...Array.from({ length: 16 }, (_, index) =>
      shrub(
        random.pick(['bougainvillea', 'agave', 'lavender', 'hibiscus']),
        [-8 + index * 1.15, 0, -1.2 + (index % 2) * 0.5],
        random.between(0.6, 1.1),
        light,
        random,
      ),
    ).filter((body) => Math.abs((body.foot?.[0] ?? 0) + 1.2) > 1.9 && (body.foot?.[0] ?? 0) < 3),
    ...Array.from({ length: wide ? 9 : 3 }, (_, index) =>
      shrub(
        random.pick(['aloe', 'grass', 'agave']),
        [-21 + index * 2.1, 0, random.between(-6, 4)],
        random.between(0.6, 1),
        light,
        random,
      ),
    ),
  ];
}

/** Darkens the side where the words stand. */
function veil(layout: HeroLayout, paints: Paints, width: number, height: number): string {
  const slate = '#0f1c2e';
  const wide = paints.linear(
    [
      [0, slate, 0.72],
      [0.3, slate, 0.52],
      [0.52, slate, 0.2],
      [0.7, slate, 0],
    ],
    0,
    0,
    1,
    0,
  );
  const tall = paints.linear([
    [0, slate, 0.8],
    [0.4, slate, 0.46],
    [0.62, slate, 0.02],
    [1, slate, 0],
  ]);
  return rect(0, 0, width, height, layout === 'wide' ? wide : tall);
}
