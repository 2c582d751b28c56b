import type { Body } from './body.ts';
import type { Vec } from './vector.ts';

interface Extent {
  min: Vec;
  max: Vec;
}

const TOUCH = 0.02;

/** Sorts the bodies so that each is drawn before everything that may hide it. */
export function backToFront(bodies: readonly Body[], eye: Vec): Body[] {
  const extents = bodies.map((body) => extentOf(body.bounds));
  const distances = extents.map((extent) => distance(extent, eye));
  const covered = extents.map((extent, index) =>
    extents.flatMap((other, at) => (at !== index && hides(extent, other, eye) ? [at] : [])),
  );
  const order: Body[] = [];
  const state = new Uint8Array(bodies.length);
  const visit = (index: number): void => {
    if (state[index]) return;
    state[index] = 1;
    for (const behind of covered[index]!) visit(behind);
    order.push(bodies[index]!);
  };
  const farFirst = bodies.map((_, index) => index).sort((a, b) => distances[b]! - distances[a]!);
  for (const index of farFirst) visit(index);
  return order;
}

export function extentOf(points: readonly Vec[]): Extent {
  const axis = (index: 0 | 1 | 2): number[] => points.map((point) => point[index]);
  return {
    min: [Math.min(...axis(0)), Math.min(...axis(1)), Math.min(...axis(2))],
    max: [Math.max(...axis(0)), Math.max(...axis(1)), Math.max(...axis(2))],
  };
}

/** Whether the first may hide the second: the viewer is on its side of every plane that parts them. */
function hides(front: Extent, back: Extent, eye: Vec): boolean {
  let parted = false;
  for (const axis of [0, 1, 2] as const) {
    if (front.max[axis] <= back.min[axis] + TOUCH) {
      if (eye[axis] > front.max[axis]) return false;
      parted = true;
    } else if (back.max[axis] <= front.min[axis] + TOUCH) {
      if (eye[axis] < front.min[axis]) return false;
      parted = true;
    }
  }
  return parted;
}

function distance(extent: Extent, eye: Vec): number {
  return Math.hypot((extent.min[0] + extent.max[0]) / 2 - eye[0], (extent.min[2] + extent.max[2]) / 2 - eye[2]);
}
