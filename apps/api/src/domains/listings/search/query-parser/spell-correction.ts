import type { AppContext } from '../../../../context.ts';
import { segmentWord } from './word-segmentation.ts';
import { isCountryName } from './country-names.ts';
import { normalizeKind } from './kind-names.ts';
import { amenityPhrases } from './amenity-phrases.ts';
import { detectLanguages, hasRole, isContext, type Languages } from './lexicon.ts';
import { isCapital, prepositionBefore } from './place-evidence.ts';
import type { Names } from './place-names.ts';
import { numberWords } from './numbers.ts';
import { isStopWord, isKnownWord, correctableWords, wordsIn } from './known-words.ts';
import { arabicStems, isArabic } from './phonetic-keys.ts';
import { bySimilarity, closest, SpellingIndex } from './spelling-index.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { countWords } from './vocabulary.sql.ts';

type Context = Pick<AppContext, 'pool'>;

/** At most so many unknown words of a text are corrected. */
export const maxCorrections = 8;

/**
 * Corrects unknown words: each becomes the most similar known word, or the known words that it joins. A word that several
 * listings contain stays.
 */
export async function correctSpelling(
  ctx: Context,
  tokens: Token[],
  vocabulary: Vocabulary,
  named: Names['places'],
): Promise<Token[]> {
  const placeWords = new Set(wordsIn(named.keys()));
  const isOwn = (word: string) =>
    isKnownWord(word) || vocabulary.kindWords.has(normalizeKind(word)) || placeWords.has(word);
  const isKnown = (word: string) => vocabulary.words.has(word) || isOwn(word);
  const bare = tokens.flatMap((token) => {
    const stem = isOwn(token.word) ? undefined : arabicStems(token.word).find(isOwn);
    if (stem === undefined) return token;
    // Before a number the prefix joins two numbers: "from 100 to 150", "60 and 80".
    const prefix = token.word.slice(0, -stem.length);
    const joins = /^[ول]$/.test(prefix) && numberWords.has(stem);
    return [...(joins ? [{ ...token, word: prefix }] : []), { ...token, word: stem }];
  });
  const strange = bare.filter(
    ({ word, value }) => value === undefined && /\p{L}{3}/u.test(word) && !isKnown(word) && !isStopWord(word),
  );
  const unknown = new Set([...new Set(strange.map(({ word }) => word))].slice(0, maxCorrections));
  if (!unknown.size) return bare;
  const listings = await listingFrequencies(ctx, vocabulary, [...unknown]);
  const languages = detectLanguages(bare);
  // After "in" stands no misspelt everyday word: "limpo" of Limpopo, nor a kind with a capital, as in "stand in Hope". After half a name
  // stands no part of another: "Glen Norah" is no "Glen North".
  const isKind = (word: string) => vocabulary.kindWords.has(normalizeKind(word));
  const isName = (word: string) => vocabulary.places.byName.has(word);
  const rejected = new Map<string, (word: string) => boolean>();
  for (const [at, { word }] of bare.entries()) {
    if (!unknown.has(word)) continue;
    const before = bare[at - 1]?.word ?? '';
    // "In servced estate".
    const isAdjective = isKind(bare[at + 1]?.word ?? '') || isContext(bare[at + 1]?.word, 'locality');
    const isIn = prepositionBefore(bare, at, languages) === 'in' && !isAdjective;
    const isPart = vocabulary.words.has(before) && !isOwn(before) && !isName(before);
    const isOther = (other: string) => isKnownWord(other) === isIn && !isName(other) && !isName(`${before} ${other}`);
    if (isIn || isPart) rejected.set(word, (other) => (isKind(other) ? isIn && isCapital(bare, at) : isOther(other)));
  }
  const near = (word: string) => bySimilarity(word, vocabulary.words.near(word));
  const meant = new Map(
    [...unknown].map((word) => {
      // Splits joined words, unless the word is close to one name.
      const joined = segmentWord(word, (part) => isKnown(part) && !isContext(part, 'as typed'));
      const similar = near(word);
      const name = closest(word, similar, word.length < longWord ? 1 : 2)[0];
      if (joined && !name) return [word, joined] as const;
      const seen = listings.get(word) ?? 'none';
      const corrected = correctionOf(word, similar, { listings: seen, vocabulary, languages });
      return [word, corrected.some((other) => rejected.get(word)?.(other)) ? [word] : corrected] as const;
    }),
  );
  const whole = joinHalves(bare, unknown, (word) => closest(word, near(word), 1)[0]);
  return whole.flatMap((token) =>
    (meant.get(token.word) ?? [token.word]).map((word) => ({
      ...token,
      word,
      corrected: !token.word.includes(word),
      absent: word === token.word && unknown.has(word) && !listings.has(word),
    })),
  );
}

/** Joins two unknown tokens that are one name together, as speech recognition writes "kill imani". */
function joinHalves(
  tokens: Token[],
  unknown: ReadonlySet<string>,
  nameOf: (word: string) => string | undefined,
): Token[] {
  const whole: Token[] = [];
  for (const token of tokens) {
    const before = whole.at(-1);
    const areHalves = before && unknown.has(before.word) && unknown.has(token.word);
    const name = areHalves ? nameOf(before.word + token.word) : undefined;
    if (before && name) whole[whole.length - 1] = { ...before, word: name, end: token.end };
    else whole.push(token);
  }
  return whole;
}

/** Corrects a doubled consonant: "Ajja" is Ajah. The first letter must match. */
function undouble(word: string, { words }: Vocabulary): string | undefined {
  const single = word.replace(/([b-df-hj-np-tv-z])\1/g, '$1');
  if (single === word || word.length < 4) return undefined;
  const names = words.near(single).filter((name) => name.length > 3 && name[0] === word[0]);
  return closest(single, bySimilarity(word, names), 1)[0];
}

const statuses = new SpellingIndex(correctableWords.filter((word) => hasRole(word, 'rent') || hasRole(word, 'sale')));
const own = new SpellingIndex(correctableWords);

/** A word of so many letters is rather one name with two typing errors than two words. */
const longWord = 8;

interface CorrectionContext {
  /** How many listings have the word. */
  listings: 'none' | 'few' | 'many';
  vocabulary: Vocabulary;
  /** Languages of the text. */
  languages: Languages;
}

/** The correction of a word as one or more words; the word itself where none of the `similar` names or words is meant. */
function correctionOf(
  word: string,
  similar: string[],
  { listings, vocabulary, languages }: CorrectionContext,
): string[] {
  // A word in few listings may be a typing error there too. "Canada" is no misspelt Camama.
  if (listings === 'many' || isCountryName(word)) return [word];
  const { words, joinedPlaceNames, spacedPlaceNames, kindSpellings } = vocabulary;
  const name = word.length >= longWord ? closest(word, bySimilarity(word, joinedPlaceNames.near(word)))[0] : undefined;
  if (name) return spacedPlaceNames.get(name)!.split(' ');
  const candidates = [...statuses.near(word), ...similar, ...kindSpellings.near(word), ...own.near(word)];
  const begins =
    word.length > 2 ? [kindSpellings, own, words].flatMap((index) => index.beginningWith(word, maxCompletions)) : [];
  // Most words of three letters are one edit from some known word.
  const normalized = normalizeKind(word);
  const isLong = word.length > 3 || isArabic(word);
  const kind = isLong ? closest(normalized, kindSpellings.near(normalized), 1)[0] : undefined;
  const one = isLong ? (closest(word, candidates, 1)[0] ?? kind) : undefined;
  if (one && !begins.length) return [one];
  // "Vila" is a villa rather than the beginning of Vilankulo.
  if (kind) return [kind];
  if (begins.length) return [begins.toSorted((a, b) => a.length - b.length)[0]!];
  // In an English text, "Membley" is no misspelt "meublé".
  const familiar = candidates.filter((candidate) => !isForeign(candidate, languages));
  return [closest(word, familiar, listings === 'few' ? 1 : undefined)[0] ?? undouble(word, vocabulary) ?? word];
}

/** Whether a word names an amenity, and in other languages only. */
function isForeign(word: string, languages: Languages): boolean {
  const known = amenityPhrases.get(word)?.languages;
  return known !== undefined && known.size > 0 && known.isDisjointFrom(languages);
}

/** The shortest of so many completions is taken. */
const maxCompletions = 4;

/** A word in more listings than this is correct as typed. */
const few = 2;

/**
 * Returns whether few or many open listings have each word. Words that none has are left out. One statement counts all of them but
 * those that were common at the last count.
 */
async function listingFrequencies(
  ctx: Pick<AppContext, 'pool'>,
  { commonWords }: Vocabulary,
  words: string[],
): Promise<ReadonlyMap<string, 'few' | 'many'>> {
  const found = new Map<string, 'few' | 'many'>();
  for (const word of words) if (commonWords.has(word)) found.set(word, 'many');
  const asked = words.filter((word) => !found.has(word));
  const rows = asked.length ? await countWords(ctx.pool, asked, few + 1) : [];
  for (const { word, listings } of rows) {
    if (listings > few) commonWords.set(word, true);
    if (listings > 0) found.set(word, listings > few ? 'many' : 'few');
  }
  return found;
}
