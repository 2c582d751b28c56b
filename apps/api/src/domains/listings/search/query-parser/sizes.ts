import { areaOfSides } from '@africanscity/contracts/listings/sizes/plot-sides';
import { sizeUnits } from '@africanscity/contracts/listings/sizes/size-units';
import type { Bounds } from './bounds.ts';
import type { Measure } from './measures.ts';
import { areaUnits, isContext } from './lexicon.ts';
import type { Range } from './parsed-query.ts';
import type { Token } from './tokens.ts';

type SearchedUnit = (typeof areaUnits)[number] | 'plots';
export const searchedUnits: readonly SearchedUnit[] = [...areaUnits, 'plots'];

/** The square metres of a unit. A plot is the usual plot of Nigeria. */
export function squareMetresOf(unit: SearchedUnit): number {
  return unit === 'plots' ? 600 : sizeUnits[unit].squareMeters;
}

/** A plot has no shorter or longer side. */
const [shortestSide, longestSide] = [10, 5000];
const sideUnits = /^(ft|feet|foot|pieds|futi|m|mt|mts|metres?|meters?|metros?|mita)$/;

/** Parses the sides of a plot: "50x100", "60 by 120 ft", "18m x 36m". Sides without a unit match both feet and metres. */
export function dimensionsAt(tokens: Token[], at: number): Measure | undefined {
  const sideAt = (from: number) => {
    // "Mita 20 kwa 30".
    const at = sideUnits.test(tokens[from]?.word ?? '') ? from + 1 : from;
    const value = tokens[at]?.value;
    const unit = sideUnits.exec(tokens[at > from ? from : at + 1]?.word ?? '')?.[0];
    const next = from + (unit ? 2 : 1);
    return value === undefined || value < shortestSide || value > longestSide ? undefined : { value, unit, next };
  };
  const width = sideAt(at);
  if (!width || !isContext(tokens[width.next]?.word, 'by')) return undefined;
  const depth = sideAt(width.next + 1);
  if (!depth) return undefined;
  const named = width.unit ?? depth.unit;
  const unit = named === undefined ? undefined : /^[fp]/.test(named) ? 'feet' : 'metres';
  const area = areaOfSides(width.value, depth.value, unit);
  const areas =
    area === null ? (['feet', 'metres'] as const).map((each) => areaOfSides(width.value, depth.value, each)!) : [area];
  return { unit: 'size', range: { min: around(areas[0]!).min!, max: around(areas.at(-1)!).max! }, next: depth.next };
}

/** A size without a bound matches sizes within a tenth. */
export function sizeRange({ min, max, about }: Bounds, unit: number): Range {
  if (about) return around(about.value * unit);
  return { ...(min && { min: min.value * unit }), ...(max && { max: max.value * unit }) };
}

function around(squareMeters: number): Range {
  return { min: Math.round(squareMeters * 0.9), max: Math.round(squareMeters * 1.1) };
}
