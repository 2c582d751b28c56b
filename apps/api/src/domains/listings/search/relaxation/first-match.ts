import type { AppContext } from '../../../../context.ts';
import type { Placeholder } from '../../core/sql-placeholder.ts';
import { baseConditions, queryConditions, rangeConditions } from './query-sql.ts';
import type { RelaxedQuery } from './relaxation-steps.ts';
import type { ResolvedQuery } from './resolve-query.ts';

type Context = Pick<AppContext, 'pool'>;

/** The other filters of the list, in SQL on `p`. They are never relaxed. */
export type OtherConditions = (placeholder: Placeholder) => string[];

/** Steps that differ in numbers and amenities alone are tried in one pass over at most so many listings. */
const mostOfPass = 10_000;
const tooMany = -1;

/**
 * Returns the first of some queries that a listing matches, by one statement: a run of steps with the same status, kinds,
 * places and words is one pass over the listings that meet these. Where these are too many for a pass, a second statement
 * looks for one listing for each step.
 */
export async function firstMatch(
  ctx: Context,
  steps: RelaxedQuery[],
  others: OtherConditions,
  most = mostOfPass,
): Promise<RelaxedQuery | undefined> {
  if (!steps.length) return undefined;
  const values: unknown[] = [];
  const placeholder: Placeholder = (value, type) => `$${values.push(value)}::${type}`;
  const tried = (most > 0 ? runsOf(steps) : [...steps.keys()].map((at) => [at])).map((run) => {
    const { query } = steps[run[0]!]!;
    if (run.length === 1)
      return `CASE WHEN ${hasMatchSql(query, [...others(placeholder), ...queryConditions(query, placeholder)])} THEN ${run[0]} END`;
    const where = [...others(placeholder), ...baseConditions(query, placeholder)].join(' AND ');
    const cases = run.map((at) => {
      const conditions = rangeConditions(steps[at]!.query, placeholder);
      return `WHEN ${conditions.join(' AND ') || 'true'} THEN ${at}`;
    });
    return `(SELECT CASE WHEN count(*) > ${most} THEN ${tooMany} ELSE min(step) END
      FROM (SELECT CASE ${cases.join(' ')} END AS step FROM properties p WHERE ${where} LIMIT ${most + 1}) AS pass)`;
  });
  // Postgres evaluates them in order and stops at the first that is not null.
  const { rows } = await ctx.pool.query<{ at: number | null }>(`SELECT coalesce(${tried.join(', ')}) AS at`, values);
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

/** Returns for each of some queries whether a listing matches it. */
export async function haveMatches(ctx: Context, queries: ResolvedQuery[], others: OtherConditions): Promise<boolean[]> {
  const values: unknown[] = [];
  const placeholder: Placeholder = (value, type) => `$${values.push(value)}::${type}`;
  const tried = queries.map((query) =>
    hasMatchSql(query, [...others(placeholder), ...queryConditions(query, placeholder)]),
  );
  const { rows } = await ctx.pool.query<{ met: boolean[] }>(`SELECT ARRAY[${tried.join(', ')}] AS met`, values);
  return rows[0]!.met;
}

/**
 * Whether any listing matches. Matches of words are counted, up to a limit: for one match alone, Postgres expects words
 * everywhere and compares those of listing after listing, which takes 30 times as long as their index where none matches.
 */
function hasMatchSql(query: ResolvedQuery, conditions: string[]): string {
  const matches = `SELECT FROM properties p WHERE ${conditions.join(' AND ') || 'true'}`;
  if (!query.keywords.length) return `EXISTS (${matches})`;
  return `(SELECT count(*) > 0 FROM (${matches} LIMIT ${mostOfPass + 1}) AS matches)`;
}
