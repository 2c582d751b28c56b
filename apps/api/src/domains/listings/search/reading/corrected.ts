import type { AppContext } from '../../../../context.ts';
import { arabicStems } from './arabic-stems.ts';
import { numberWords } from './counts.ts';
import { joinedWords, partsOf } from './joined-words.ts';
import { kindWord } from './kinds-named.ts';
import { knownWords, type Names, type Resemblance, resemblances } from './names.ts';
import { hasRole } from './lexicon.ts';
import { isStopWord, isUnderstood, ownSpellings, wordsIn } from './own-words.ts';
import { isArabic } from './sounds.ts';
import { closest } from './spelling.ts';
import type { Token } from './tokens.ts';

type Context = Pick<AppContext, 'pool'>;

/**
 * Tokens with slips of typing mended: a word that nothing is called becomes the one it was meant to be, or the words
 * that were typed as one. A word that some listings hold stays as it is.
 */
export async function corrected(ctx: Context, tokens: Token[], names: Names): Promise<Token[]> {
  const kindWords = new Set(wordsIn(names.kinds.keys()));
  const placeWords = new Set(wordsIn(names.places.keys()));
  const isOwn = (word: string) => isUnderstood(word) || kindWords.has(kindWord(word)) || placeWords.has(word);
  const bare = tokens.flatMap((token) => {
    const stem = isOwn(token.word) ? undefined : arabicStems(token.word).find(isOwn);
    if (stem === undefined) return token;
    // "From 100 to 150", "60 and 80": what stands before a number joins it to another.
    const prefix = token.word.slice(0, -stem.length);
    const joins = /^[ول]$/.test(prefix) && numberWords.has(stem);
    return [...(joins ? [{ ...token, word: prefix }] : []), { ...token, word: stem }];
  });
  const strange = bare.filter(
    ({ word, value }) => value === undefined && /\p{L}{3}/u.test(word) && !isOwn(word) && !isStopWord(word),
  );
  if (!strange.length) return bare;
  const parts = strange.flatMap(({ word }) => partsOf(word));
  const known = await knownWords(ctx, [...new Set([...strange.map(({ word }) => word), ...parts])]);
  const isKnown = (word: string) => known.has(word) || isOwn(word);
  const unknown = new Set(strange.map(({ word }) => word).filter((word) => !known.has(word)));
  const halves = bare.flatMap(({ word }, at) => (at > 0 && isHalf(bare, at, unknown) ? bare[at - 1]!.word + word : []));
  const found = new Map(
    (await resemblances(ctx, [...new Set([...unknown, ...halves])])).map((row) => [row.word, row] as const),
  );
  const meant = new Map(
    [...unknown].map((word) => {
      // Words that were typed as one, unless few slips make it one name.
      const joined = joinedWords(word, isKnown);
      const near = closest(word, found.get(word)?.near ?? [], word.length < longWord ? 1 : 2)[0];
      return [word, joined && !near ? joined : mended(found.get(word)!, kindWords)] as const;
    }),
  );
  const whole = halved(bare, (word) => closest(word, found.get(word)?.near ?? [], 1)[0]);
  return whole.flatMap((token) =>
    (meant.get(token.word) ?? [token.word]).map((word) => ({ ...token, word, guessed: !token.word.includes(word) })),
  );
}

/** Whether a word and the one before it are both unknown: "kill imani", as a machine writes down what it heard. */
function isHalf(tokens: Token[], at: number, unknown: ReadonlySet<string>): boolean {
  return unknown.has(tokens[at]!.word) && unknown.has(tokens[at - 1]!.word);
}

/** Tokens with two that are one name together as one. */
function halved(tokens: Token[], nameOf: (word: string) => string | undefined): Token[] {
  const whole: Token[] = [];
  for (const token of tokens) {
    const before = whole.at(-1);
    const name = before && nameOf(before.word + token.word);
    if (name) whole[whole.length - 1] = { ...before, word: name, end: token.end };
    else whole.push(token);
  }
  return whole;
}

/** "Ajja" is one slip from Ajah, when its consonant is not doubled; a short name that begins otherwise is another one. */
function singled(word: string, names: string[]): string | undefined {
  const single = word.replace(/([b-df-hj-np-tv-z])\1/g, '$1');
  if (single === word || word.length < 4) return undefined;
  return closest(
    single,
    names.filter((name) => name.length > 3 && name[0] === word[0]),
    1,
  )[0];
}

const statuses = ownSpellings.filter((word) => hasRole(word, 'rent') || hasRole(word, 'sale'));

/** So many letters are one name with two slips rather than two words. */
const longWord = 8;

/** What a word was meant to be; itself when nothing comes near. */
function mended({ word, told, begun, near, whole }: Resemblance, kindWords: Set<string>): string[] {
  // Few listings may have it as the slip of somebody else.
  if (told > 2) return [word];
  const name = whole.find((each) => closest(word, [each.replaceAll(' ', '')]).length);
  if (name) return name.split(' ');
  const kinds = [...kindWords].filter((kind) => kind.length > 3 || (kind.length === 3 && isArabic(kind)));
  const own = [...statuses, ...near, ...kinds, ...ownSpellings];
  const begins = [...[...kinds, ...ownSpellings].filter((each) => each.startsWith(word)), ...begun];
  // Most words of three letters are one slip from something.
  const near1 =
    word.length > 3 || isArabic(word) ? [...closest(word, own, 1), ...closest(kindWord(word), kinds, 1)][0] : undefined;
  if (near1 && (!begins.length || kinds.includes(near1))) return [near1];
  if (begins.length && word.length > 2) return [begins.toSorted((a, b) => a.length - b.length)[0]!];
  return [closest(word, own, told ? 1 : undefined)[0] ?? singled(word, near) ?? word];
}
