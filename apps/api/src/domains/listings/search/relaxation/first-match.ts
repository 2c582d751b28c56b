import type { AppContext } from '../../../../context.ts';
import type { Fragment } from '../../../../kernel/sql.ts';
import { type Attempt, findFirst, findCountMet, tooMany } from './first-match.sql.ts';
import type { RelaxedQuery } from './relaxation-steps.ts';
import type { ResolvedQuery } from './resolve-query.ts';

type Context = Pick<AppContext, 'pool'>;

/** Steps that differ in numbers and amenities alone are tried in one pass over at most so many listings. */
const mostOfPass = 10_000;

/**
 * Returns the first of some queries that a listing matches, by one statement: a run of steps with the same status, kinds,
 * places and words is one pass over the listings that meet these. Where these are too many for a pass, a second statement
 * looks for one listing for each step. `others` are the conditions of other filters on `p`, which are never relaxed.
 */
export async function firstMatch(
  ctx: Context,
  steps: RelaxedQuery[],
  others: Fragment[],
  most = mostOfPass,
): Promise<RelaxedQuery | undefined> {
  if (!steps.length) return undefined;
  const runs = most > 0 ? runsOf(steps) : [...steps.keys()].map((at) => [at]);
  const attempts = runs.map((run): Attempt => run.map((at) => ({ at, query: steps[at]!.query })));
  const rows = await findFirst(ctx.pool, attempts, others, most);
  const at = rows[0]?.at ?? null;
  if (at === tooMany) return firstMatch(ctx, steps, others, 0);
  return at === null ? undefined : steps[at];
}

/** Groups the numbers of consecutive steps with the same base. A pass pays where a kind, place or word narrows the listings. */
function runsOf(steps: RelaxedQuery[]): number[][] {
  const runs: number[][] = [];
  for (const [at, { query }] of steps.entries()) {
    const before = steps[at - 1]?.query;
    const isNarrow = query.types !== null || query.places !== null || query.keywords.length > 0;
    if (before && isNarrow && baseNames.every((name) => before[name] === query[name])) runs.at(-1)!.push(at);
    else runs.push([at]);
  }
  return runs;
}

const baseNames = ['status', 'types', 'places', 'excludedPlaces', 'keywords'] as const;

/** Returns how many of some queries, each narrower than the one before, a listing matches. */
export async function countMet(ctx: Context, queries: ResolvedQuery[], others: Fragment[]): Promise<number> {
  const [row] = await findCountMet(ctx.pool, queries, others);
  return row!.met;
}
