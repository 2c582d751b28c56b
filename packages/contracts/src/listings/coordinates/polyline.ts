import type { Coordinates } from './point.ts';

/**
 * Lines as texts that need no escapes in addresses: the Flexible Polyline of version 1 with five decimals, about a metre
 * (https://github.com/heremaps/flexible-polyline).
 */

export const polylineLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The version and the number of decimals. */
export const polylineHeader = 'BF';

/** Units of a degree. */
export const polylineUnits = 1e5;

/** Reads points; none from a text that is no polyline. Coordinates may be outside of the Earth. */
export function decodePolyline(text: string): Coordinates[] {
  const numbers: number[] = [];
  let [number, unit] = [0, 1];
  for (const letter of text.slice(polylineHeader.length)) {
    const bits = polylineLetters.indexOf(letter);
    number += (bits % 32) * unit;
    unit *= 32;
    if (bits >= 32) continue;
    // Each number is added to the one before of its axis.
    numbers.push((numbers.at(-2) ?? 0) + (number % 2 ? -(number + 1) : number) / 2);
    [number, unit] = [0, 1];
  }
  if (!text.startsWith(polylineHeader) || unit > 1 || numbers.length % 2) return [];
  return numbers.flatMap((value, at) =>
    at % 2 ? [{ latitude: numbers[at - 1]! / polylineUnits, longitude: value / polylineUnits }] : [],
  );
}
