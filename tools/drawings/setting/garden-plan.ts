import type { Body } from '../core/body.ts';
import type { Light } from '../core/light.ts';
import type { Random } from '../core/random.ts';
import type { HouseDesign } from '../houses/house-design.ts';
import { car } from '../parts/car.ts';
import { gardenWall } from '../parts/garden-wall.ts';
import { shrub } from '../plants/shrub.ts';
import { tree } from '../plants/tree.ts';

/** The wall, trees, shrubs and car around a building. */
export function plantGarden(design: HouseDesign, light: Light, random: Random): Body[] {
  const { setting } = design;
  const behind = design.plan[3] + random.between(5, 9);
  return [
    ...(setting.wall ? gardenWall(-42, 60, behind, { color: setting.wall }) : []),
    ...trees(design, light, random.fork(1), behind),
    ...(setting.street || setting.bare ? [] : beds(design, light, random.fork(2))),
    ...parked(design, random.fork(3)),
  ];
}

function trees(design: HouseDesign, light: Light, random: Random, behind: number): Body[] {
  const [x0, z0, x1] = design.plan;
  const names = [random.pick(design.setting.trees), random.pick(design.setting.trees)];
  const far = Array.from({ length: random.int(3, 6) }, (_, index) =>
    tree(
      random.pick(names),
      [x0 - 8 + index * random.between(5, 8), 0, behind + random.between(1, 7)],
      random.between(6, 10),
      light,
      random,
    ),
  );
  const beside = [
    tree(
      random.pick(names),
      [x0 - random.between(2.5, 5), 0, random.between(1, 6)],
      random.between(5.5, 9),
      light,
      random,
    ),
    tree(
      random.pick(names),
      [x1 + random.between(3, 6), 0, random.between(2, 7)],
      random.between(5.5, 9),
      light,
      random,
    ),
  ];
  const near = random.chance(0.4)
    ? [
        tree(
          random.pick(names),
          [x0 - random.between(1, 3), 0, z0 - random.between(3, 5)],
          random.between(4, 6),
          light,
          random,
        ),
      ]
    : [];
  return [...far, ...beside.filter(() => random.chance(0.85)), ...near];
}

function beds(design: HouseDesign, light: Light, random: Random): Body[] {
  const [x0, z0, x1] = design.plan;
  const names = [
    random.pick(design.setting.shrubs),
    random.pick(design.setting.shrubs),
    random.pick(design.setting.shrubs),
  ];
  const free = (x: number): boolean =>
    Math.abs(x - (design.doorX ?? 1e3)) > 1.7 && Math.abs(x - (design.driveX ?? 1e3)) > 2.6;
  const plants: Body[] = [];
  for (let x = x0; x < x1; x += random.between(0.8, 1.5)) {
    if (!free(x)) continue;
    plants.push(
      shrub(random.pick(names), [x, 0, z0 - random.between(0.2, 0.8)], random.between(0.5, 1.05), light, random),
    );
  }
  const lawn = Array.from({ length: random.int(1, 4) }, () =>
    shrub(
      random.pick(names),
      [random.between(x0 - 5, x1 + 5), 0, z0 - random.between(2.5, 6)],
      random.between(0.5, 0.9),
      light,
      random,
    ),
  );
  return [...plants, ...lawn.filter((body) => free(body.foot?.[0] ?? 0))];
}

function parked(design: HouseDesign, random: Random): Body[] {
  const { setting, plan, driveX } = design;
  if (setting.street) return random.chance(0.6) ? car(random.between(plan[0], plan[2]), plan[1] - 4.9, random) : [];
  return driveX !== undefined && random.chance(0.45) ? car(driveX, plan[1] - random.between(2.2, 3.5), random) : [];
}
