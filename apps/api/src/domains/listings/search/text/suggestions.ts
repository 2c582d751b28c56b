import type { AppContext } from '../../../../context.ts';
import { runSearch } from '../run-search.ts';
import { otherWords, tradeWords } from './synonyms.ts';

type Context = Pick<AppContext, 'pool'>;

/** How many spellings one word may stand for. */
const maxMeanings = 4;

/**
 * For each word, how listings may write it: as it is where a name has it, otherwise as two words, as the beginning
 * of one, or as those with the fewest slips between. Words that no search looks at have no meaning. A word that
 * nothing resembles is left out.
 */
export async function nearestWords(ctx: Context, words: string[]): Promise<Map<string, string[]>> {
  const known = await knownWords(ctx, [...new Set(words.flatMap((word) => [word, ...splits(word).flat()]))]);
  const meanings = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const word of new Set(words)) {
    const split = splits(word).find((halves) => halves.every((half) => known.has(half) || tradeWords.has(half)));
    if (known.has(word)) meanings.set(word, [word]);
    else if (split) meanings.set(word, [word, split.join(' ')]);
    else unknown.push(word);
  }
  for (const row of await resemblances(ctx, unknown)) meanings.set(row.word, meaningsOf(row));
  return meanings;
}

async function knownWords(ctx: Context, words: string[]): Promise<Set<string>> {
  if (!words.length) return new Set();
  const sql = 'SELECT word FROM search_vocabulary WHERE word = ANY ($1::text[])';
  return new Set((await runSearch<{ word: string }>(ctx, sql, [words])).map(({ word }) => word));
}

/** The ways to take a word for two that were typed without a space. */
function splits(word: string): [string, string][] {
  if (word.length > 30 || /\d/.test(word)) return [];
  const places = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3);
  return places.map((at) => [word.slice(0, at), word.slice(at)]);
}

interface Resemblance {
  word: string;
  /** Listings whose description or address holds the word itself, counted up to three. */
  told: number;
  begins: boolean;
  near: string[];
}

async function resemblances(ctx: Context, words: string[]): Promise<Resemblance[]> {
  return words.length ? runSearch<Resemblance>(ctx, resembling, [words]) : [];
}

const resembling = `
  SELECT asked.word,
    (SELECT count(*) FROM (
      SELECT FROM properties WHERE listed_as IN ('FOR_SALE', 'FOR_RENT') AND words @@ to_tsquery('english', quote_literal(asked.word)) LIMIT 3
    ) AS listings)::int AS told,
    EXISTS (SELECT FROM search_vocabulary WHERE word LIKE asked.word || '%' AND length(asked.word) > 2) AS begins,
    ARRAY(SELECT word FROM search_vocabulary ORDER BY word <-> asked.word LIMIT 60) AS near
  FROM unnest($1::text[]) AS asked(word)`;

function meaningsOf({ word, told, begins, near }: Resemblance): string[] {
  // Few listings may have it as the slip of somebody else.
  if (told > 2) return [word];
  if (begins) return [word, `${word}*`];
  const meant = closest(word, [...near, ...tradeWords], told ? 1 : slipsIn(word));
  return [word, ...meant.flatMap(otherWords)];
}

/** Slips to forgive in a word. */
function slipsIn({ length }: string): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

function closest(word: string, candidates: string[], allowed: number): string[] {
  if (/\d/.test(word)) return [];
  const ranked = [...new Set(candidates)]
    .map((candidate) => ({ candidate, slips: editDistance(word, candidate) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((a, b) => a.slips - b.slips);
  return ranked
    .filter(({ slips }) => slips === ranked[0]!.slips)
    .slice(0, maxMeanings)
    .map(({ candidate }) => candidate);
}

/** Letters to insert, remove, replace or swap with their neighbour to get from one word to the other. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      next[column] = Math.min(last[column - 1]! + (same ? 0 : 1), last[column]! + 1, next[column - 1]! + 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) next[column] = Math.min(next[column]!, before[column - 2]! + 1);
    }
    before = last;
    last = next;
  }
  return last[b.length]!;
}
