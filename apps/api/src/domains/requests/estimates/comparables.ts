import { fewestComparables } from '@africanscity/contracts/requests/values';
import type { Home } from './estimates.sql.ts';
import { type Coefficients, modelledLog } from './price-model.ts';

/** Maximum of homes in an estimate, the most similar ones. */
export const mostComparables = 100;

/** A comparable home: its price as that of the subject would be, and its weight. */
export interface Comparable {
  id: number;
  price: number;
  weight: number;
}

/**
 * Returns the most similar homes. Each price is multiplied by the ratio of the two modelled prices, as a valuer adjusts a
 * comparable for one more bathroom. `beside` has the ids of the neighbouring places.
 */
export function chooseComparables(
  subject: Home,
  homes: Home[],
  beside: readonly number[],
  coefficients: Coefficients,
): Comparable[] {
  const own = modelledLog(coefficients, subject);
  return homes
    .map((home) => ({ home, distance: distanceOf(subject, home, beside) }))
    .sort((a, b) => a.distance - b.distance || b.home.id - a.home.id)
    .slice(0, mostComparables)
    .map(({ home, distance }) => ({
      id: home.id,
      price: home.price * Math.exp(own - modelledLog(coefficients, home)),
      weight: Math.exp(-distance),
    }));
}

/** Returns how unlike two homes are; 0 when they agree in all that is known. */
export function distanceOf(subject: Home, home: Home, beside: readonly number[]): number {
  const apart = (count: 'rooms' | 'bathrooms' | 'toilets' | 'garages') => Math.abs(subject[count] - home[count]);
  const counts = 0.7 * apart('rooms') + 0.3 * (apart('bathrooms') + apart('toilets')) + 0.2 * apart('garages');
  const sizes = subject.size && home.size ? 0.5 * Math.abs(Math.log(subject.size / home.size)) : 0;
  const types = subject.type === home.type ? 0 : subject.family === home.family ? 0.6 : 1;
  return counts + sizes + types + placesApart(subject, home, beside) + amenitiesApart(subject, home);
}

function placesApart(subject: Home, home: Home, beside: readonly number[]): number {
  if (subject.placeId === home.placeId) return 0;
  const within = (one: Home, other: Home) => one.placeId !== null && other.path.includes(one.placeId);
  if (within(subject, home) || within(home, subject)) return 0.75;
  return home.placeId !== null && beside.includes(home.placeId) ? 1.2 : 2.25;
}

/** Returns 0.3 times the share of amenities that one of the two homes lacks. */
function amenitiesApart(subject: Home, home: Home): number {
  const all = new Set([...subject.amenities, ...home.amenities]).size;
  if (all === 0) return 0;
  const common = subject.amenities.filter((amenity) => home.amenities.includes(amenity)).length;
  return 0.3 * (1 - common / all);
}

/** Distance from the middle half, in its own widths, beyond which a price is an outlier. */
const fence = 1.5;

export interface Estimate {
  comparables: number;
  excluded: number;
  /** Null with fewer than `fewestComparables` homes without the outliers. */
  prices: {
    lowest: number;
    low: number;
    median: number;
    high: number;
    highest: number;
    tenth: number;
    ninetieth: number;
  } | null;
}

/** Returns weighted quantiles of comparable prices without outliers (Tukey's fences on the logarithm). */
export function estimateFrom(comparables: Comparable[]): Estimate {
  const kept = withoutOutliers(comparables).sort((a, b) => a.price - b.price);
  const counts = { comparables: kept.length, excluded: comparables.length - kept.length };
  if (kept.length < fewestComparables) return { ...counts, prices: null };
  const at = (share: number) => weightedQuantile(kept, share);
  return {
    ...counts,
    prices: {
      lowest: kept[0]!.price,
      low: at(0.25),
      median: at(0.5),
      high: at(0.75),
      highest: kept.at(-1)!.price,
      tenth: at(0.1),
      ninetieth: at(0.9),
    },
  };
}

function withoutOutliers(comparables: Comparable[]): Comparable[] {
  if (comparables.length < fewestComparables) return [...comparables];
  const logs = comparables.map((one) => ({ ...one, price: Math.log(one.price) })).sort((a, b) => a.price - b.price);
  const [low, high] = [weightedQuantile(logs, 0.25), weightedQuantile(logs, 0.75)];
  const reach = fence * (high - low);
  // A small tolerance, so that rounding never excludes equal prices.
  return comparables.filter(
    ({ price }) => Math.log(price) >= low - reach - 1e-9 && Math.log(price) <= high + reach + 1e-9,
  );
}

/**
 * Interpolates linearly between the middles of the weights: with equal weights, as spreadsheets do. `sorted` ascends by price
 * and is not empty.
 */
export function weightedQuantile(sorted: readonly Pick<Comparable, 'price' | 'weight'>[], share: number): number {
  const first = sorted[0]!;
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  const wanted = first.weight / 2 + share * (total - first.weight / 2 - sorted.at(-1)!.weight / 2);
  let middle = first.weight / 2;
  for (let at = 1; at < sorted.length; at += 1) {
    const [before, here] = [sorted[at - 1]!, sorted[at]!];
    const next = middle + (before.weight + here.weight) / 2;
    if (next >= wanted - total * 1e-12) {
      const part = next > middle ? Math.min(1, (wanted - middle) / (next - middle)) : 0;
      return before.price + (here.price - before.price) * part;
    }
    middle = next;
  }
  return sorted.at(-1)!.price;
}
