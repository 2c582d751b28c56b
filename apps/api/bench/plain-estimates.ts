import type { Pool } from 'pg';

const fewest = 5;

/**
 * Returns the median price of the newest 400 older adverts of the same type, rooms and status in the area of a listing, or else
 * in its city, without outliers (Tukey's fences on the logarithm). Null with fewer than five. The simplest estimate that there
 * is: the others are compared with it.
 */
export async function plainMedian(pool: Pool, id: number): Promise<number | null> {
  const inArea = await read(pool, id, 'area');
  return medianOf(inArea) ?? medianOf(await read(pool, id, 'city'));
}

async function read(pool: Pool, id: number, where: 'area' | 'city'): Promise<number[]> {
  const place = where === 'area' ? "here.kind = 'area' AND own.place_known" : 'city.id IS NOT NULL';
  const within = where === 'area' ? 'here.id' : 'city.id';
  const { rows } = await pool.query<{ price: number }>(
    `SELECT p.price::float8 AS price
    FROM properties own JOIN places here ON here.id = own.place_id
      LEFT JOIN LATERAL (SELECT id FROM places WHERE id = ANY (here.path) AND kind = 'city'
        ORDER BY cardinality(path) LIMIT 1) AS city ON true
      JOIN properties p ON p.listed_as = own.status AND p.type = own.type AND p.id < own.id AND p.price > 0
        AND coalesce(p.num_room, 0) = coalesce(own.num_room, 0) AND p.place_id = ANY (places_within(ARRAY[${within}]))
    WHERE own.id = $1 AND ${place} ORDER BY p.ranked_at DESC, p.id DESC LIMIT 400`,
    [id],
  );
  return rows.map(({ price }) => price);
}

function medianOf(prices: number[]): number | null {
  if (prices.length < fewest) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  const [low, high] = [Math.log(quantile(sorted, 0.25)), Math.log(quantile(sorted, 0.75))];
  const reach = 1.5 * (high - low) + 1e-9;
  const kept = sorted.filter((price) => Math.log(price) >= low - reach && Math.log(price) <= high + reach);
  return kept.length < fewest ? null : quantile(kept, 0.5);
}

function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [low, high] = [sorted[below]!, sorted[Math.ceil(place)]!];
  return low + (high - low) * (place - below);
}
