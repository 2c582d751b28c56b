/** Share of asking prices that a range is to hold. */
export const centralShare = 0.8;
const tail = (1 - centralShare) / 2;

/** Logarithms of the ratio of the ends of a range to the estimate. */
export interface Margins {
  low: number;
  high: number;
}

export interface Coverage {
  /** Homes whose range was made before their price was known, and how many prices were within it. */
  measured: number;
  covered: number;
  /** Margins of the next range; null when there were too few residuals. */
  margins: Margins | null;
}

/** Residuals from which the first range is made. */
export const fewestResiduals = 20;
/** Most residuals that a range is made from, the latest. */
const mostResiduals = 1000;
/** Change of an end of the range, as a logarithm, after a price beyond it; a ninth of it back after a price within. */
const correctionStep = 0.15;

/**
 * Returns the smallest residual that at least the share of future ones does not exceed: of n, the ceil((n + 1) · share)-th.
 * Split conformal prediction; the largest where n is too small. `residuals` is not empty.
 */
export function conformalQuantile(residuals: readonly number[], share: number): number {
  const sorted = Float64Array.from(residuals).sort();
  return sorted[rankOf(share, sorted.length) - 1]!;
}

function rankOf(share: number, count: number): number {
  return Math.min(Math.ceil((count + 1) * share - 1e-9), count);
}

/**
 * Walks through the residuals of a place, the oldest first. Each range is made from earlier residuals alone, and each end is then
 * corrected by whether the price was beyond it. So the coverage stays near the share when a market moves.
 */
export function walkForward(residuals: readonly number[]): Coverage {
  let [measured, covered, lower, upper] = [0, 0, 0, 0];
  const marginsBefore = (at: number): Margins => {
    const seen = residuals.slice(Math.max(0, at - mostResiduals), at);
    const low = -conformalQuantile(
      seen.map((residual) => -residual),
      1 - tail,
    );
    const high = conformalQuantile(seen, 1 - tail);
    return { low: Math.min(0, low - lower), high: Math.max(0, high + upper) };
  };
  for (let at = fewestResiduals; at < residuals.length; at += 1) {
    const { low, high } = marginsBefore(at);
    const residual = residuals[at]!;
    measured += 1;
    if (residual >= low && residual <= high) covered += 1;
    lower += correctionStep * ((residual < low ? 1 : 0) - tail);
    upper += correctionStep * ((residual > high ? 1 : 0) - tail);
  }
  const enough = residuals.length >= fewestResiduals;
  return { measured, covered, margins: enough ? marginsBefore(residuals.length) : null };
}
