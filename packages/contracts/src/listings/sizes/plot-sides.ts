import { sizeUnits } from './size-units.ts';

/** Sides of a plot, in feet or in metres; undefined where the text names no unit. */
export type SideUnit = 'feet' | 'metres' | undefined;

/** Plots sold by bare numbers are in feet from 40x50 to 200x250. Smaller and larger pairs may be metres as well. */
const bareFeet = { shortSide: [40, 200], longSide: [50, 250] } as const;

/** Square metres of "50x100" or "20 m x 30 m"; null for a bare pair that may be feet or metres. */
export function areaOfSides(first: number, second: number, unit: SideUnit): number | null {
  const product = first * second;
  if (unit === 'metres') return product;
  if (unit === 'feet') return product * sizeUnits.feet.squareMeters;
  const [short, long] = first < second ? [first, second] : [second, first];
  const isFeet = within(short, bareFeet.shortSide) && within(long, bareFeet.longSide);
  return isFeet ? product * sizeUnits.feet.squareMeters : null;
}

function within(side: number, [from, to]: readonly [number, number]): boolean {
  return side >= from && side <= to;
}
