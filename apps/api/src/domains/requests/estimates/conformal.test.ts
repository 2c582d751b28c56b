import { describe, expect, test } from 'vitest';
import { conformalQuantile, walkForward } from './conformal.ts';

describe('conformalQuantile', () => {
  test('returns the ceil((n + 1) · share)-th smallest residual', () => {
    // ceil(10 · 0.8) = 8, ceil(10 · 0.9) = 9, ceil(10 · 0.5) = 5.
    const nine = [9, 1, 8, 2, 7, 3, 6, 4, 5];
    expect(conformalQuantile(nine, 0.8)).toBe(8);
    expect(conformalQuantile(nine, 0.9)).toBe(9);
    expect(conformalQuantile(nine, 0.5)).toBe(5);
    // ceil(5 · 0.9) = 5, but there are only four: the largest.
    expect(conformalQuantile([10, 20, 30, 40], 0.9)).toBe(40);
    expect(conformalQuantile([-3, -1, -2], 0.25)).toBe(-3);
  });
});

describe('walkForward', () => {
  /** The residuals -0.9, -0.8, … 0.9, 1.0 in a mixed order. */
  const twenty = [3, 17, 8, 12, 1, 20, 6, 15, 10, 5, 19, 2, 14, 9, 18, 4, 11, 16, 7, 13].map((n) => (n - 10) / 10);

  test('makes the first range from twenty residuals', () => {
    expect(walkForward(twenty.slice(1))).toEqual({ measured: 0, covered: 0, margins: null });
    // ceil(21 · 0.9) = 19: the second largest is 0.9, the second smallest -0.8.
    expect(walkForward(twenty)).toEqual({ measured: 0, covered: 0, margins: { low: -0.8, high: 0.9 } });
  });

  test('counts a price within the range made before it, and corrects both ends', () => {
    const { measured, covered, margins } = walkForward([...twenty, 0]);
    expect({ measured, covered }).toEqual({ measured: 1, covered: 1 });
    // ceil(22 · 0.9) = 20 of 21 residuals: still 0.9 and -0.8. Each end moves in by 0.15 · 0.1.
    expect(margins!.low).toBeCloseTo(-0.785, 10);
    expect(margins!.high).toBeCloseTo(0.885, 10);
  });

  test('moves an end out after a price beyond it', () => {
    const { measured, covered, margins } = walkForward([...twenty, 2]);
    expect({ measured, covered }).toEqual({ measured: 1, covered: 0 });
    // The second largest of 21 is 1.0; its end moves out by 0.15 · 0.9, the other one in by 0.15 · 0.1.
    expect(margins!.high).toBeCloseTo(1.135, 10);
    expect(margins!.low).toBeCloseTo(-0.785, 10);
  });

  test('makes a wider range of residuals that spread more', () => {
    const width = (residuals: number[]) => {
      const { low, high } = walkForward(residuals).margins!;
      return high - low;
    };
    expect(width(twenty)).toBeCloseTo(1.7, 10);
    expect(width(twenty.map((residual) => 3 * residual))).toBeCloseTo(5.1, 10);
  });

  test('covers 78 to 82 % of a market with a known distribution, also one that spreads ever more', () => {
    const normal = seededNormal(7);
    const steady = Array.from({ length: 2000 }, () => 0.3 * normal());
    const spreading = Array.from({ length: 2000 }, (_, day) => (0.2 + day / 5000) * normal());
    for (const residuals of [steady, spreading, steady.slice(0, 140)]) {
      const { measured, covered } = walkForward(residuals);
      expect(measured).toBe(residuals.length - 20);
      expect(covered / measured).toBeGreaterThanOrEqual(0.78);
      expect(covered / measured).toBeLessThanOrEqual(0.82);
    }
    // Four of five values of a normal distribution are within 1.2816 standard deviations: 0.384.
    const { low, high } = walkForward(steady).margins!;
    expect(high - low).toBeGreaterThan(0.6);
    expect(high - low).toBeLessThan(1);
  });
});

/** Returns a source of normally distributed numbers (Box and Muller), the same at each run. */
function seededNormal(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state + 1) / 2_147_483_649;
  };
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}
