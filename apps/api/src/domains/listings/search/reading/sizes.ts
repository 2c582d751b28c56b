import type { Bounds } from './bounds.ts';
import type { Measure } from './grammar.ts';
import type { Range } from './reading.ts';
import type { Token } from './tokens.ts';

/** Square metres in a unit of land. A plot is what Nigeria sells as one. */
export const squareMetres = { metres: 1, feet: 0.0929, acres: 4047, hectares: 10_000, plots: 600 } as const;
type SizeUnit = keyof typeof squareMetres;
export const sizeUnits = Object.keys(squareMetres) as SizeUnit[];

/** Shorter sides are none of a plot. */
const shortestSide = 10;

/** "50x100", "60 by 120 ft", "18m x 36m": the sides of a plot, in feet unless metres are named. */
export function dimensionsAt(tokens: Token[], at: number): Measure | undefined {
  const sideAt = (from: number) => {
    const value = tokens[from]?.value;
    const unit = /^(ft|feet|foot|pieds|m|mt|mts|metres?|meters?|metros?)$/.exec(tokens[from + 1]?.word ?? '')?.[0];
    return value === undefined || value < shortestSide ? undefined : { value, unit, next: from + (unit ? 2 : 1) };
  };
  const width = sideAt(at);
  if (!width || !/^(x|by|kwa|sur|por|في)$/.test(tokens[width.next]?.word ?? '')) return undefined;
  const depth = sideAt(width.next + 1);
  if (!depth) return undefined;
  const isMetric = (width.unit ?? depth.unit ?? 'ft').startsWith('m');
  const area = width.value * depth.value * (isMetric ? 1 : squareMetres.feet);
  return { unit: 'size', range: around(area), next: depth.next };
}

/** A size that is named alone is met by those within a tenth. */
export function sizeRange({ min, max, about }: Bounds, unit: number): Range {
  if (about) return around(about.value * unit);
  return { ...(min && { min: min.value * unit }), ...(max && { max: max.value * unit }) };
}

function around(squareMeters: number): Range {
  return { min: Math.round(squareMeters * 0.9), max: Math.round(squareMeters * 1.1) };
}
