import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { type PriceTexts, readPriceRange } from '@africanscity/contracts/listings/price-range';

type Bands = ListingFacets['priceBands'];

/** Steps of a slider within a band. */
export const stepsOfBand = 5;

/** Returns the price at a step, with two digits; undefined at both ends, which are no limits. */
export function priceAt(bands: Bands, step: number): number | undefined {
  const band = bands[Math.floor(step / stepsOfBand)];
  if (!band || step === 0) return undefined;
  // Beyond the last edge, prices go up to twice as much.
  const { priceMin, priceMax } = band;
  const share = (step % stepsOfBand) / stepsOfBand;
  return Number((priceMin + ((priceMax ?? priceMin * 2) - priceMin) * share).toPrecision(2));
}

/** Returns the steps at the typed limits, the lowest before the highest. */
export function stepsOf(bands: Bands, typed: PriceTexts): { low: number; high: number } {
  const { priceMin, priceMax } = readPriceRange(typed).range;
  const last = bands.length * stepsOfBand;
  const high = priceMax === undefined ? last : Math.max(1, stepAt(bands, Number(priceMax)));
  return { low: priceMin === undefined ? 0 : Math.min(high - 1, stepAt(bands, Number(priceMin))), high };
}

/** Returns the first step that is no lower than a price. */
function stepAt(bands: Bands, price: number): number {
  const last = bands.length * stepsOfBand;
  for (let step = 1; step < last; step++) if (priceAt(bands, step)! >= price) return step;
  return last;
}
