import { setImmediate } from 'node:timers/promises';
import { type Pixels, fromPixels } from './picture-engine.ts';

const width = 480;
const height = 320;
/** Drawn larger, then scaled down to smooth the edges. */
const oversampling = 2;

let drawn: Promise<Uint8Array> | undefined;

/** Returns a JPEG of 480 by 320 pixels for listings without a picture: a house between hills at dawn. Drawn once. */
export function drawPlaceholder(): Promise<Uint8Array> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<Uint8Array> {
  const pixels = await paint(width * oversampling, height * oversampling);
  return fromPixels(pixels).resize({ width }).jpeg({ quality: 80, progressive: true }).toBuffer();
}

type Color = readonly [red: number, green: number, blue: number];

/** Returns the colour at a point. x runs from 0 to 1.5, y from 0 at the top to 1. */
type Covers = (x: number, y: number) => boolean;

const skyTop: Color = [176, 205, 218];
const skyBottom: Color = [250, 226, 190];

const rectangle =
  (left: number, top: number, right: number, bottom: number): Covers =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;
const disc =
  (centreX: number, centreY: number, radius: number): Covers =>
  (x, y) =>
    (x - centreX) ** 2 + (y - centreY) ** 2 <= radius ** 2;
const hill =
  (top: number, swing: number, length: number, start: number): Covers =>
  (x, y) =>
    y >= top + swing * Math.sin(x * length + start);
/** A roof. Its overhang is half the width at its eaves. */
const gable =
  (middle: number, ridge: number, eaves: number, half: number): Covers =>
  (x, y) =>
    y >= ridge && y <= eaves && Math.abs(x - middle) <= half * (0.18 + (0.82 * (y - ridge)) / (eaves - ridge));

/** Back to front. */
const scene: [covers: Covers, color: Color][] = [
  [disc(1.13, 0.36, 0.105), [255, 243, 214]],
  [hill(0.6, 0.06, 3.1, 0.4), [163, 181, 166]],
  [hill(0.69, 0.04, 4.2, 2.1), [128, 156, 128]],
  [disc(0.33, 0.56, 0.1), [94, 128, 92]],
  [disc(0.26, 0.6, 0.075), [94, 128, 92]],
  [rectangle(0.298, 0.6, 0.318, 0.8), [110, 90, 74]],
  [rectangle(0.51, 0.54, 1.0, 0.8), [246, 238, 224]],
  [rectangle(0.51, 0.76, 1.0, 0.8), [214, 198, 176]],
  [gable(0.755, 0.36, 0.55, 0.3), [184, 106, 76]],
  [rectangle(0.7, 0.61, 0.81, 0.8), [120, 84, 62]],
  [rectangle(0.555, 0.61, 0.655, 0.71), [126, 162, 176]],
  [rectangle(0.855, 0.61, 0.955, 0.71), [126, 162, 176]],
  [hill(0.8, 0.012, 2.4, 1), [150, 162, 112]],
];

async function paint(columns: number, rows: number): Promise<Pixels> {
  const data = new Uint8Array(columns * rows * 3);
  for (let row = 0, at = 0; row < rows; row += 1) {
    // Yields to other work now and then.
    if (row % 32 === 0) await setImmediate();
    for (let column = 0; column < columns; column += 1) {
      for (const channel of colorAt(column / rows, row / rows)) data[at++] = channel;
    }
  }
  return { data, width: columns, height: rows, channels: 3 };
}

function colorAt(x: number, y: number): Color {
  const front = scene.findLast(([covers]) => covers(x, y));
  if (front) return front[1];
  return [mix(skyTop[0], skyBottom[0], y), mix(skyTop[1], skyBottom[1], y), mix(skyTop[2], skyBottom[2], y)];
}

function mix(above: number, below: number, share: number): number {
  return above * (1 - share) + below * share;
}
