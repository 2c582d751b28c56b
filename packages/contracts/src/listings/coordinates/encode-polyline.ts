import type { Coordinates } from './point.ts';
import { polylineHeader, polylineLetters, polylineUnits } from './polyline.ts';

/** Writes points as the differences between them. */
export function encodePolyline(points: Coordinates[]): string {
  let text = polylineHeader;
  let before = [0, 0];
  for (const { latitude, longitude } of points) {
    const units = [latitude, longitude].map((degrees) => Math.round(degrees * polylineUnits));
    for (const [axis, value] of units.entries()) text += encodeNumber(value - before[axis]!);
    before = units;
  }
  return text;
}

/** Five bits a letter, the lowest first; the sixth says that another letter follows. The lowest bit of all is the sign. */
function encodeNumber(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = '';
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += polylineLetters[(rest % 32) + 32];
  return text + polylineLetters[rest];
}
