import { type TextLimits, textLimits } from './limits.ts';
import type { FactsAsked } from './reading/wish-sql.ts';
import { sample, tooMany } from './sample.ts';
import type { ListingSource } from './text-source.ts';

/** To fetch a listing that the index of words names costs as much as so many rows of an index that answers by itself. */
const fetching = 20;

/**
 * All listings, for statements that ask for facts by their bits. The indexes of the other conditions carry these; the index of
 * words leads to them sooner where the sample says that few have the facts, and many meet the other conditions.
 */
export function factSource(
  { bits, words }: FactsAsked,
  others: string[],
  { found }: TextLimits = textLimits,
): ListingSource {
  const enough = tooMany({ counted: found });
  const having = `(SELECT count(*) FROM (SELECT FROM ${sample} WHERE ${bits} LIMIT ${enough}) AS drawn)`;
  const meeting = `(SELECT count(*) FROM ${sample} WHERE ${others.join(' AND ') || 'true'})`;
  return {
    whole: true,
    ctes: `rare AS MATERIALIZED (
      SELECT told < ${enough} AND ${fetching} * told < ${meeting} AS rare FROM (SELECT ${having} AS told) AS counted),`,
    from: `(SELECT p.* FROM properties p WHERE NOT (SELECT rare FROM rare)
      UNION ALL SELECT * FROM (
        SELECT p.* FROM properties p WHERE (SELECT rare FROM rare) AND p.listed_as IS NOT NULL AND ${words} OFFSET 0) AS worded) AS p`,
    hasMore: 'false',
    total: (found) => found,
  };
}

/** SQL of whether any listing has facts and meets the other conditions, to be tried in turn: one of the sample, then any. */
export function anyToldSql(facts: FactsAsked, others: string[], limits: TextLimits): string[] {
  const { ctes, from } = factSource(facts, others, limits);
  const where = [...others, facts.bits].join(' AND ');
  return [
    `EXISTS (SELECT FROM ${sample} WHERE ${where})`,
    // Names of queries end with a comma.
    `EXISTS (WITH ${ctes} once AS (SELECT) SELECT FROM ${from} WHERE ${where})`,
  ];
}
