import type { IncompletePart } from '@africanscity/contracts/listings/own-listings';
import type { Property } from '@africanscity/db/generated/client';

/** The points of the parts of a complete listing, of 99. Of equally good matches of a text, the more complete ones are first. */
export const completenessPoints = { pictures: 40, rooms: 15, bathrooms: 15, pin: 15, description: 14 } satisfies Record<
  IncompletePart,
  number
>;

/** A description needs more characters than this. */
export const fewCharacters = 120;

type Row = Pick<Property, 'coverHash' | 'numRoom' | 'numBathroom' | 'located' | 'description'>;

/**
 * Returns which share of its points a listing has, in percent, and the parts that it lacks, the most valuable first. `top` is the
 * widest kind of its type: land has no rooms.
 */
export function completenessOf(row: Row, top: string | undefined): { complete: number; missing: IncompletePart[] } {
  const has: Record<IncompletePart, boolean> = {
    pictures: row.coverHash !== null,
    rooms: row.numRoom !== null,
    bathrooms: (row.numBathroom ?? 0) > 0,
    pin: row.located === 'EXACT',
    description: row.description.length > fewCharacters,
  };
  const all = Object.keys(completenessPoints) as IncompletePart[];
  const parts = top === 'Land' ? all.filter((part) => part !== 'rooms' && part !== 'bathrooms') : all;
  const missing = parts.filter((part) => !has[part]);
  const pointsOf = (some: IncompletePart[]) => some.reduce((sum, part) => sum + completenessPoints[part], 0);
  return { complete: Math.round((100 * (pointsOf(parts) - pointsOf(missing))) / pointsOf(parts)), missing };
}
