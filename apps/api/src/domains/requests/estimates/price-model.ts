import { setImmediate } from 'node:timers/promises';
import type { Home } from './estimates.sql.ts';

/** Coefficients of the logarithm of a price, by feature. */
export type Coefficients = ReadonlyMap<string, number>;

/** Penalty of the sum of squares: a feature of few homes is pulled towards zero. */
const penalty = 6;
/** More rooms than these count as these. */
const mostCounted = 9;
const mostSteps = 80;

/**
 * Returns the features of a home. Each market has separate features. Each place of the path has its own, and its own for
 * the type and for the rooms, so that an area with few homes is priced like its city.
 */
export function featuresOf(home: Home): string[] {
  const market = marketOf(home);
  const rooms = Math.min(home.rooms, mostCounted);
  const features = [market, `type ${home.type}`, `type ${home.type} rooms ${rooms}`, `rooms ${rooms}`];
  for (const place of home.path) {
    features.push(`place ${place}`, `place ${place} type ${home.type}`, `place ${place} rooms ${rooms}`);
  }
  for (const count of ['bathrooms', 'toilets', 'garages'] as const) {
    features.push(`${count} ${Math.min(home[count], mostCounted)}`);
  }
  if (home.size) features.push(`type ${home.type} size ${Math.round(Math.log2(home.size))}`);
  for (const amenity of home.amenities) features.push(`amenity ${amenity}`);
  return features.map((feature, place) => (place === 0 ? feature : `${market} ${feature}`));
}

/** Returns the logarithm of the price that the features make likely; 0 without coefficients. */
export function modelledLog(coefficients: Coefficients, home: Home): number {
  let sum = 0;
  for (const feature of featuresOf(home)) sum += coefficients.get(feature) ?? 0;
  return sum;
}

/** Returns the market of a home, whose coefficients are its own: sale or rent, and the country. */
function marketOf({ rental, path }: Home): string {
  return `${rental ? 'rent' : 'sale'} in ${path[0] ?? 0}`;
}

/** Fits a ridge regression of the logarithm of the price for each market. */
export async function fitPrices(homes: Home[]): Promise<Map<string, number>> {
  const coefficients = new Map<string, number>();
  for (const market of Map.groupBy(homes, marketOf).values()) {
    for (const [feature, value] of await fitMarket(market)) coefficients.set(feature, value);
  }
  return coefficients;
}

async function fitMarket(homes: Home[]): Promise<Map<string, number>> {
  const columnOf = new Map<string, number>();
  const rows = homes.map((home) =>
    featuresOf(home)
      .slice(1)
      .map((feature) => {
        const column = columnOf.get(feature) ?? columnOf.size;
        columnOf.set(feature, column);
        return column;
      }),
  );
  const logs = homes.map(({ price }) => Math.log(price));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const weights = await solve(
    rows,
    logs.map((log) => log - mean),
    columnOf.size,
  );
  return new Map([
    [marketOf(homes[0]!), mean],
    ...[...columnOf].map(([feature, column]) => [feature, weights[column]!] as const),
  ]);
}

/** Solves the normal equations by conjugate gradients: the matrix has few entries in each row, and is never built. */
async function solve(rows: number[][], values: number[], columns: number): Promise<Float64Array> {
  const weights = new Float64Array(columns);
  const residual = new Float64Array(columns);
  rows.forEach((row, at) => {
    for (const column of row) residual[column]! += values[at]!;
  });
  let direction = residual.slice();
  let squared = dot(residual, residual);
  for (let step = 0; step < mostSteps && squared > 1e-9; step += 1) {
    const product = multiply(rows, direction);
    const length = squared / dot(direction, product);
    for (let column = 0; column < columns; column += 1) {
      weights[column]! += length * direction[column]!;
      residual[column]! -= length * product[column]!;
    }
    const next = dot(residual, residual);
    direction = residual.map((value, column) => value + (next / squared) * direction[column]!);
    squared = next;
    // Lets the server respond to requests meanwhile.
    await setImmediate();
  }
  return weights;
}

function multiply(rows: number[][], vector: Float64Array): Float64Array {
  const product = vector.map((value) => penalty * value);
  for (const row of rows) {
    let sum = 0;
    for (const column of row) sum += vector[column]!;
    for (const column of row) product[column]! += sum;
  }
  return product;
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += left[at]! * right[at]!;
  return sum;
}
