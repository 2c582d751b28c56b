import type { QuietReading } from './filter-kinds.ts';
import { maxRadiusKm } from './values.ts';

/** Texts of addresses that mean an area on the map. */

export function degrees(limit: 90 | 180): QuietReading<number> {
  return {
    pattern: /^-?\d{1,3}(\.\d{1,15})?$/,
    value: Number,
    holds: (value) => Math.abs(value) <= limit,
  };
}

export const radius: QuietReading<number> = {
  pattern: /^\d{1,3}(\.\d{1,3})?$/,
  value: Number,
  holds: (value) => value > 0 && value <= maxRadiusKm,
};

/** A map's area. West of more than east reaches across the 180th meridian. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

export const bounds: QuietReading<Bounds> = {
  pattern: /^(-?\d{1,3}(\.\d{1,15})?)(,-?\d{1,3}(\.\d{1,15})?){3}$/,
  value(text) {
    const [south, west, north, east] = text.split(',').map(Number) as [number, number, number, number];
    return { south, west, north, east };
  },
  holds: ({ south, west, north, east }) =>
    south >= -90 && south <= north && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180,
};

/**
 * The corners of an area that a visitor drew, as a Flexible Polyline with five decimals. Twelve letters a corner, if each
 * is a world away from the one before. The server checks the rest (`drawn-area.ts`).
 */
export const drawnArea: QuietReading<string> = { pattern: /^BF[\w-]{6,480}$/, value: String };
