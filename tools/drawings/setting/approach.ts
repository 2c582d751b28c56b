import type { Random } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import type { HouseDesign } from '../houses/house-design.ts';
import { drawJoints, drawPatch } from './ground.ts';

/** Paths, drives, beds and the street before the house, lying flat on the ground. */
export function drawApproach(stage: Stage, design: HouseDesign, random: Random): string {
  const [x0, z0, x1] = design.plan;
  if (design.setting.street) return street(stage, design);
  if (design.setting.bare) return cleared(stage, design, random);
  const paving = random.pick(['#cdb89c', '#b98a68', '#bdb6aa', '#c9a27e']);
  const reach = stage.camera.eye[2];
  const doorX = design.doorX;
  const path = doorX === undefined ? '' : strip(stage, doorX - 0.8, doorX + 0.8, reach, z0, paving);
  const drive =
    design.driveX === undefined ? '' : strip(stage, design.driveX - 1.9, design.driveX + 1.9, reach, 1.4, paving);
  const bed = (from: number, to: number): string =>
    drawPatch(
      stage,
      [
        [from, 0, z0 - 1],
        [to, 0, z0 - 1],
        [to, 0, 0.3],
        [from, 0, 0.3],
      ],
      '#7a5136',
    );
  const split = doorX ?? (x0 + x1) / 2;
  return (
    bed(x0 - 0.4, split - 1.2) +
    bed(split + 1.2, design.driveX === undefined ? x1 + 0.4 : design.driveX - 2.3) +
    drive +
    path
  );
}

function cleared(stage: Stage, design: HouseDesign, random: Random): string {
  const [x0, z0, x1, z1] = design.plan;
  const soil = random.pick(['#b5673c', '#a9764a', '#c08a58']);
  const track = drawPatch(
    stage,
    [
      [x1 + 2.5, 0, -40],
      [x1 + 6, 0, -40],
      [x1 + 6, 0, 90],
      [x1 + 2.5, 0, 90],
    ],
    '#c39a6b',
  );
  return (
    track +
    (random.chance(0.6)
      ? drawPatch(
          stage,
          [
            [x0, 0, z0],
            [x1, 0, z0],
            [x1, 0, z1],
            [x0, 0, z1],
          ],
          soil,
        )
      : '')
  );
}

function strip(stage: Stage, x0: number, x1: number, z0: number, z1: number, color: string): string {
  return (
    drawPatch(
      stage,
      [
        [x0, 0, z0],
        [x1, 0, z0],
        [x1, 0, z1],
        [x0, 0, z1],
      ],
      color,
    ) + drawJoints(stage, [x0, z0 + 1, x1, z1], 0.8, '#6a5a4c')
  );
}

function street(stage: Stage, design: HouseDesign): string {
  const z = design.plan[1];
  const band = (near: number, far: number, color: string): string =>
    drawPatch(
      stage,
      [
        [-80, 0, near],
        [80, 0, near],
        [80, 0, far],
        [-80, 0, far],
      ],
      color,
    );
  const dashes = Array.from({ length: 16 }, (_, index) => {
    const x = -40 + index * 5;
    return drawPatch(
      stage,
      [
        [x, 0, z - 8.1],
        [x + 2.4, 0, z - 8.1],
        [x + 2.4, 0, z - 7.9],
        [x, 0, z - 7.9],
      ],
      '#e9e2d0',
    );
  });
  return (
    band(z - 60, z - 12.2, '#b8a58c') +
    band(z - 12, z - 3.6, '#6b6a6c') +
    band(z - 3.6, z - 3.3, '#d5cfc4') +
    band(z - 3.3, 0.5, '#c2b5a4') +
    drawJoints(stage, [-60, z - 3.2, 60, 0], 0.8, '#8f8272') +
    dashes.join('')
  );
}
