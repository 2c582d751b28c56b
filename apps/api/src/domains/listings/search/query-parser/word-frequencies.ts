import type { AppContext } from '../../../../context.ts';
import { runSearch } from '../run-search.ts';

/** More listings than this have a word that is meant as it is typed. */
const few = 2;

const counting = `
  SELECT asked.word, (SELECT count(*) FROM (
      SELECT FROM properties p WHERE p.listed_as IN ('FOR_SALE', 'FOR_RENT')
        AND p.words @@ to_tsquery('english', quote_literal(asked.word)) LIMIT ${few + 1}) AS met)::int AS listings
  FROM unnest($1::text[]) AS asked(word)`;

/** Whether no, few or many open listings have each of the words, by one statement. */
export async function listingFrequencies(
  ctx: Pick<AppContext, 'pool'>,
  words: string[],
): Promise<ReadonlyMap<string, 'none' | 'few' | 'many'>> {
  if (!words.length) return new Map();
  const rows = await runSearch<{ word: string; listings: number }>(ctx, counting, [words]);
  return new Map(
    rows.map(({ word, listings }) => [word, listings > few ? 'many' : listings > 0 ? 'few' : 'none'] as const),
  );
}
