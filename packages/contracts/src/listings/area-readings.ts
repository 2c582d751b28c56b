import * as texts from '@africanscity/messages/listings';
import type { Reading } from '../reading.ts';
import { maxRadiusKm } from './values.ts';

/** Texts of addresses that mean an area on the map. */

export function degrees(limit: 90 | 180): Reading<number> {
  return {
    pattern: /^-?\d{1,3}(\.\d{1,15})?$/,
    message: () => texts.degreesBetween({ limit: String(limit) }),
    value: Number,
    holds: (value) => Math.abs(value) <= limit,
  };
}

export const radius: Reading<number> = {
  pattern: /^\d{1,3}(\.\d{1,3})?$/,
  message: () => texts.radiusNeeded({ max: String(maxRadiusKm) }),
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

export const bounds: Reading<Bounds> = {
  pattern: /^(-?\d{1,3}(\.\d{1,15})?)(,-?\d{1,3}(\.\d{1,15})?){3}$/,
  message: texts.boundsNeeded,
  value(text) {
    const [south, west, north, east] = text.split(',').map(Number) as [number, number, number, number];
    return { south, west, north, east };
  },
  holds: ({ south, west, north, east }) =>
    south >= -90 && south <= north && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180,
};
