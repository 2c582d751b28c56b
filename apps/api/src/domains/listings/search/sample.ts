import type { SampleLimits } from './limits.ts';

/**
 * A draw for the listing `p`: a whole number below `allDraws`, by its id, so that nothing about listings goes with it (Knuth's
 * multiplicative hash). The lowest draws are a sample of all listings, and of those that meet any conditions.
 */
const draw = '(p.id::bigint * 2654435761 & 4294967295)';
const allDraws = 2 ** 32;

/** As `properties_drawn_idx` has it: a sixty-fourth of the listings, in the order of their draws, with all that filters ask for. */
export const drawn = `${draw} < 67108864`;
const drawnOf = 64;

/**
 * The sample as `p`, with its `draw`, in the order of these. A query of its own, so that no plan goes by how many are believed
 * to match: the index is followed as far as needed.
 */
export const sample = `(SELECT p.*, ${draw} AS draw FROM properties p WHERE ${drawn} ORDER BY ${draw} OFFSET 0) AS p`;

/**
 * So many of the sample match only where more than `counted` do. By chance fewer would, once in ten million times: the number is
 * binomial, and this is more than five standard deviations above what `counted` listings give.
 */
export function tooMany({ counted }: Pick<SampleLimits, 'counted'>): number {
  const mean = counted / drawnOf;
  return Math.ceil(mean + 5.4 * Math.sqrt(mean));
}

/** SQL of how many listings match, of a sample of `found` rows whose highest draw is `highest`. */
export function matchesSql(found: string, highest: string): string {
  return `(${allDraws}::float8 * (${found} - 1) / ${highest})`;
}

/** SQL of how many listings each one stands for, of a sample that stopped at `limit` rows or is whole. */
export function weightSql(found: string, highest: string, limit: number): string {
  return `CASE WHEN ${found} >= ${limit} THEN ${matchesSql(found, highest)} / ${found} ELSE ${drawnOf} END`;
}
