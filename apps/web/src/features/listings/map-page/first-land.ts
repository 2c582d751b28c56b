import type { Bounds } from '@africanscity/contracts/listings/area-readings';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import base from '../map/base-map.json';
import { project, sizeOf } from './first-view.ts';

type Point = [x: number, y: number];

interface Line {
  points: Point[];
  box: { left: number; top: number; right: number; bottom: number };
}

/** Width of a box in units of its drawing. */
const across = 400;

/** Number of box widths to draw on each side, for other screen shapes. */
const beyond = 3;

const lines = {
  other: base.other.map(readLine),
  land: base.land.map(readLine),
  lakes: base.lakes.map(readLine),
  borders: base.borders.map(readLine),
};

/** Draws a drawn area in a box as the content of the same SVG. */
export function drawArea(box: Bounds, corners: Coordinates[], className: string): string {
  const scale = across / sizeOf(box).width;
  const north = project(box.north, 0).y;
  const points = corners.map(({ latitude, longitude }) => {
    const { x, y } = project(latitude, longitude);
    return `${((x - box.west) * scale).toFixed(1)},${((north - y) * scale).toFixed(1)}`;
  });
  return `<polygon class="${className}" points="${points.join(' ')}"/>`;
}

/** Draws land, lakes and borders in and around a box as the content of an SVG of `across` units. Server only. */
export function drawLand(box: Bounds, classes: Record<string, string>): string {
  const { width, height } = sizeOf(box);
  const scale = across / width;
  const [west, north] = [box.west, project(box.north, 0).y];
  const frame = {
    left: west - beyond * width,
    right: west + (beyond + 1) * width,
    bottom: north - (beyond + 1) * height,
    top: north + beyond * height,
  };
  const draw = (all: Line[], close: boolean) =>
    all
      .filter(({ box: { left, right, top, bottom } }) => {
        return left < frame.right && right > frame.left && bottom < frame.top && top > frame.bottom;
      })
      .flatMap((line) => (close ? [clip(line, frame)] : inside(line, frame)))
      .map((points) => points.map(([x, y]): Point => [Math.round((x - west) * scale), Math.round((north - y) * scale)]))
      .map((points) => pathOf(points, close))
      .join('');
  return [
    `<path class="${classes.elsewhere}" d="${draw(lines.other, true)}"/>`,
    `<path class="${classes.land}" d="${draw(lines.land, true)}"/>`,
    `<path class="${classes.lake}" d="${draw(lines.lakes, true)}"/>`,
    `<path class="${classes.border}" fill="none" d="${draw(lines.borders, false)}"/>`,
  ].join('');
}

function readLine(differences: number[]): Line {
  const points: Point[] = [];
  let [latitude, longitude] = [0, 0];
  for (let index = 0; index < differences.length; index += 2) {
    latitude += differences[index] ?? 0;
    longitude += differences[index + 1] ?? 0;
    const { x, y } = project(latitude / 1000, longitude / 1000);
    points.push([x, y]);
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    points,
    box: { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) },
  };
}

type Frame = Line['box'];

interface Edge {
  /** Whether the area crosses the edge. */
  crossed: boolean;
  holds: (point: Point) => boolean;
  axis: 0 | 1;
  at: number;
}

/** Clips an area to a frame (Sutherland and Hodgman). An area that contains the whole frame crosses no edge. */
function clip({ points, box }: Line, { left, right, top, bottom }: Frame): Point[] {
  const edges: Edge[] = [
    { crossed: box.left < left, holds: ([x]) => x >= left, axis: 0, at: left },
    { crossed: box.right > right, holds: ([x]) => x <= right, axis: 0, at: right },
    { crossed: box.bottom < bottom, holds: ([, y]) => y >= bottom, axis: 1, at: bottom },
    { crossed: box.top > top, holds: ([, y]) => y <= top, axis: 1, at: top },
  ];
  return edges.filter(({ crossed }) => crossed).reduce(clipAt, points);
}

function clipAt(points: Point[], { holds, axis, at }: Edge): Point[] {
  const clipped: Point[] = [];
  let before = points.at(-1)!;
  for (const point of points) {
    if (holds(point) !== holds(before)) clipped.push(crossingOf(before, point, axis, at));
    if (holds(point)) clipped.push(point);
    before = point;
  }
  return clipped;
}

function crossingOf(one: Point, other: Point, axis: 0 | 1, at: number): Point {
  const share = (at - one[axis]) / (other[axis] - one[axis]);
  return [one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])];
}

/** Returns the parts of a line with an end in a frame. */
function inside({ points: line, box }: Line, { left, right, top, bottom }: Frame): Point[][] {
  if (box.left >= left && box.right <= right && box.bottom >= bottom && box.top <= top) return [line];
  const holds = ([x, y]: Point) => x >= left && x <= right && y >= bottom && y <= top;
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const [index, point] of line.entries()) {
    const isNear = [line[index - 1], point, line[index + 1]].some((one) => one && holds(one));
    if (isNear) part.push(point);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  return part.length > 1 ? [...parts, part] : parts;
}

/** Skips points within two units of the previous point. */
function pathOf(points: Point[], close: boolean): string {
  const [first] = points;
  if (!first) return '';
  let [x, y] = first;
  let steps = '';
  let drawn = 0;
  for (const [nextX, nextY] of points) {
    if (Math.abs(nextX - x) + Math.abs(nextY - y) < 3) continue;
    steps += `${nextX - x} ${nextY - y} `;
    [x, y] = [nextX, nextY];
    drawn += 1;
  }
  if (drawn < (close ? 2 : 1)) return '';
  return `M${first[0]} ${first[1]}l${steps.trimEnd()}${close ? 'z' : ''}`;
}
