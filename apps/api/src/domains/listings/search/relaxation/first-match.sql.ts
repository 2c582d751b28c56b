import { plannedQuery } from '../../../../kernel/driver-sql.ts';
import { type Fragment, join, literal, sql } from '../../../../kernel/sql.ts';
import { baseConditions, queryConditions, rangeConditions } from './query.sql.ts';
import { type ResolvedQuery, unconstrainedQuery } from './resolve-query.ts';

/** Consecutive steps that differ in numbers and amenities alone, by their place in the list of steps. */
export type Attempt = { at: number; query: ResolvedQuery }[];

/** The result of an attempt of several steps with too many listings for one pass. */
export const tooMany = -1;

/** Matches of words that the plan is made for. */
const plannedMatches = 10_000;

/**
 * Returns the place of the first step that a listing matches; null for none. Postgres evaluates the attempts in order and stops at
 * the first that is not null. `others` are further conditions of all steps.
 */
export const findFirst = plannedQuery(
  { at: 'int4?' },
  (attempts: Attempt[], others: Fragment[], most: number) => sql`
    SELECT coalesce(${join(
      attempts.map((attempt) => firstOf(attempt, others, most)),
      ', ',
    )}) AS at`,
  [[[{ at: 0, query: unconstrainedQuery }]], [], 1],
);

/** Returns how many of some queries, each narrower than the one before, a listing matches. Stops at the first that none does. */
export const findCountMet = plannedQuery(
  { met: 'int4' },
  (queries: ResolvedQuery[], others: Fragment[]) => sql`
    SELECT CASE ${join(
      queries.map((query, at) => sql`WHEN NOT ${hasMatch(query, others)} THEN ${literal(at)}`),
      ' ',
    )} ELSE ${literal(queries.length)} END AS met`,
  [[unconstrainedQuery], []],
);

/** SQL of the place of the first step of an attempt that a listing matches. */
function firstOf(attempt: Attempt, others: Fragment[], most: number): Fragment {
  const [{ at, query }, ...more] = attempt as [Attempt[number], ...Attempt];
  if (!more.length) return sql`CASE WHEN ${hasMatch(query, others)} THEN ${literal(at)} END`;
  const cases = attempt.map((step) => sql`WHEN ${allOf(rangeConditions(step.query))} THEN ${literal(step.at)}`);
  return sql`(SELECT CASE WHEN count(*) > ${literal(most)} THEN ${literal(tooMany)} ELSE min(step) END
      FROM (
        SELECT CASE ${join(cases, ' ')} END AS step FROM properties p
        WHERE ${allOf([...others, ...baseConditions(query)])} LIMIT ${literal(most + 1)}) AS pass)`;
}

/**
 * SQL of whether any listing matches. Matches of words are planned as if many were read, though the first is enough: for one match
 * alone, Postgres expects words everywhere and compares those of listing after listing, which takes 30 times as long as their
 * index where none matches.
 */
function hasMatch(query: ResolvedQuery, others: Fragment[]): Fragment {
  const matches = sql`SELECT FROM properties p WHERE ${allOf([...others, ...queryConditions(query)])}`;
  if (!query.keywords.length) return sql`EXISTS (${matches})`;
  return sql`EXISTS (WITH matches AS MATERIALIZED (${matches} LIMIT ${literal(plannedMatches)}) SELECT FROM matches)`;
}

function allOf(conditions: Fragment[]): Fragment {
  return conditions.length ? join(conditions, ' AND ') : sql`true`;
}
