import type { AppContext } from '../../../../context.ts';
import { kindWord } from './kinds-named.ts';
import { knownWords, type Names, type Resemblance, resemblances } from './names.ts';
import { isUnderstood, ownSpellings, wordsIn } from './own-words.ts';
import { closest } from './spelling.ts';
import type { Token } from './tokens.ts';

type Context = Pick<AppContext, 'pool'>;

/**
 * Tokens with slips of typing mended: a word that nothing is called becomes the one it was meant to be, or two words
 * that were typed as one. A word that some listings hold stays as it is.
 */
export async function corrected(ctx: Context, tokens: Token[], names: Names): Promise<Token[]> {
  const kindWords = new Set(wordsIn(names.kinds.keys()));
  const placeWords = new Set(wordsIn(names.places.keys()));
  const isOwn = (word: string) => isUnderstood(word) || kindWords.has(kindWord(word)) || placeWords.has(word);
  const bare = tokens.map((token) => {
    const stem = isOwn(token.word) ? undefined : arabicStems(token.word).find(isOwn);
    return stem === undefined ? token : { ...token, word: stem };
  });
  const strange = bare.filter(({ word, value }) => value === undefined && /\p{L}{3}/u.test(word) && !isOwn(word));
  if (!strange.length) return bare;
  const halves = strange.flatMap(({ word }) => splits(word).flat());
  const known = await knownWords(ctx, [...new Set([...strange.map(({ word }) => word), ...halves])]);
  const isKnown = (word: string) => known.has(word) || isOwn(word);
  const unknown = strange.map(({ word }) => word).filter((word) => !known.has(word));
  const found = new Map((await resemblances(ctx, [...new Set(unknown)])).map((row) => [row.word, row] as const));
  const meant = new Map(
    unknown.map((word) => {
      // Two names that were typed as one, unless a single slip makes it one name.
      const pair = splits(word).find((both) => both.every(isKnown));
      const near = closest(word, found.get(word)?.near ?? [], 1)[0];
      return [word, pair && !near ? pair : mended(found.get(word)!, kindWords)] as const;
    }),
  );
  return bare.flatMap((token) => (meant.get(token.word) ?? [token.word]).map((word) => ({ ...token, word })));
}

/** What a word was meant to be; itself when nothing comes near. */
function mended({ word, told, begun, near }: Resemblance, kindWords: Set<string>): string[] {
  // Few listings may have it as the slip of somebody else.
  if (told > 2) return [word];
  const own = [...ownSpellings, ...[...kindWords].filter((kind) => kind.length > 3)];
  const begins = [...begun, ...(word.length > 3 ? own.filter((each) => each.startsWith(word)) : [])];
  const near1 = closest(word, [...near, ...own], 1)[0];
  if (near1 && !begins.length) return [near1];
  if (begins.length && word.length > 2) return [begins.toSorted((a, b) => a.length - b.length)[0]!];
  return [closest(word, [...near, ...own], told ? 1 : undefined)[0] ?? word];
}

/** The ways to take a word for two that were typed without a space. */
function splits(word: string): [string, string][] {
  if (word.length > 30 || !/^\p{L}+$/u.test(word)) return [];
  const places = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3);
  return places.map((at) => [word.slice(0, at), word.slice(at)]);
}

/** An Arabic word without "and", "in", "for" and "the" before it, in the ways that it may have them. */
export function arabicStems(word: string): string[] {
  if (!/^[\u0600-\u06ff]{3,}$/.test(word)) return [];
  return ['وال', 'بال', 'لل', 'ال', 'و', 'ب', 'ل', 'ف']
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length > 1)
    .map((prefix) => word.slice(prefix.length));
}
