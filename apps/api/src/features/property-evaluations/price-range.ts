import { fewestComparables, type PriceEstimate } from '@africanscity/contracts/property-evaluations';

/** How far beyond the middle half, in its own widths, a price may lie before it is left out. */
const fence = 1.5;

/**
 * The range of prices without those far off the rest (Tukey's fences, on the logarithm since prices spread by
 * factors). The range is null when fewer than `fewestComparables` are left.
 */
export function priceRange(prices: number[]): Pick<PriceEstimate, 'range' | 'comparables' | 'excluded'> {
  const kept = withoutOutliers(prices).sort((a, b) => a - b);
  const counts = { comparables: kept.length, excluded: prices.length - kept.length };
  if (kept.length < fewestComparables) return { ...counts, range: null };
  return {
    ...counts,
    range: {
      lowest: kept[0]!,
      low: quantile(kept, 0.25),
      median: quantile(kept, 0.5),
      high: quantile(kept, 0.75),
      highest: kept.at(-1)!,
    },
  };
}

function withoutOutliers(prices: number[]): number[] {
  if (prices.length < fewestComparables) return [...prices];
  const logs = prices.map(Math.log).sort((a, b) => a - b);
  const [low, high] = [quantile(logs, 0.25), quantile(logs, 0.75)];
  const reach = fence * (high - low);
  // A hair's breadth more, so that equal prices never fall out by rounding.
  return prices.filter((price) => Math.log(price) >= low - reach - 1e-9 && Math.log(price) <= high + reach + 1e-9);
}

/** By linear interpolation between neighbours, as spreadsheets do. `sorted` rises and is not empty. */
function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [low, high] = [sorted[below]!, sorted[Math.ceil(place)]!];
  return low + (high - low) * (place - below);
}
