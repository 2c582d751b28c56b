import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { sizeUnits } from '@africanscity/contracts/listings/sizes/size-units';
import { isArabic } from './phonetic-keys.ts';
import type { Token } from './tokens.ts';
import { readTable, type Row } from './vocabulary/read-table.ts';
import type roles from './vocabulary/roles.json';

/** Codes of ISO 639; `pcm` is Nigerian Pidgin, `mul` a sign or a word of any language. */
export const wordLanguages = ['en', 'pcm', 'fr', 'pt', 'sw', 'ar', 'af', 'rw', 'mul'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/** The role of a phrase of `words.csv` in a query. A phrase may have several roles; the parser decides by position. */
export type Role = keyof typeof roles.words;
/** The meaning of a word of `context-words.csv` for the words beside it. By itself the word has none. */
type ContextRole = keyof typeof roles.context;

/** The roles of a phrase, each with the languages that use it so. */
type Roles<Name> = ReadonlyMap<Name, ReadonlySet<WordLanguage>>;

/** Units of area. Forms, imports and the search share their words. */
export const areaUnits = ['metres', 'feet', 'yards', 'acres', 'decimals', 'hectares', 'feddans'] as const;
const units = areaUnits.flatMap((role) =>
  sizeUnits[role].words.split(', ').map((phrase): Row<'words'> => ({ phrase, language: 'mul', role })),
);

const conditionRows = readTable('conditions');
const conditions = conditionRows.map(({ phrase, language }): Row<'words'> => ({ phrase, language, role: 'optional' }));

/** The phrases of `words.csv`, of conditions and of units, with their roles. */
export const phrases = rolesOf<Role>([...readTable('words'), ...conditions, ...units]);
/** The amenity that an owner states for a phrase of the condition of a home. */
const amenityOfCondition = new Map(conditionRows.map(({ phrase, amenity }) => [phrase, amenity as Amenity]));
const contextWords = rolesOf<ContextRole>(readTable('context-words'));

function rolesOf<Name extends string>(rows: Row<'words'>[]): ReadonlyMap<string, Roles<Name>> {
  const found = new Map<string, Map<Name, Set<WordLanguage>>>();
  for (const { phrase, language, role } of rows) {
    const known = found.get(phrase) ?? new Map<Name, Set<WordLanguage>>();
    found.set(phrase, known);
    known.set(role as Name, (known.get(role as Name) ?? new Set()).add(language as WordLanguage));
  }
  return found;
}

/** The roles of what a number counts. */
export const countUnits = ['rooms', 'main rooms', 'baths', 'garages', 'toilets'] as const;

export function hasRole(phrase: string, role: Role): boolean {
  return phrases.get(phrase)?.has(role) ?? false;
}

/** Returns the amenities that owners state for the conditions among some phrases. */
export function conditionsIn(phrases: readonly string[]): Amenity[] {
  return [...new Set(phrases.flatMap((phrase) => amenityOfCondition.get(phrase) ?? []))];
}

/** The languages of a phrase in any of its roles; none for a phrase of any language. */
export function languagesOf(phrase: string): WordLanguage[] {
  const languages = new Set([...(phrases.get(phrase)?.values() ?? [])].flatMap((each) => [...each]));
  return languages.has('mul') ? [] : [...languages];
}

/** The languages in which a word has a context role. */
export function contextOf(word: string | undefined, role: ContextRole): ReadonlySet<WordLanguage> {
  return contextWords.get(word ?? '')?.get(role) ?? new Set();
}

export function isContext(word: string | undefined, role: ContextRole): boolean {
  return contextOf(word, role).size > 0;
}

/** All phrases of `context-words.csv`. */
export const contextPhrases: readonly string[] = [...contextWords.keys()];

/** Words in the longest phrase of the lexicon. */
export const maxPhraseWords = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));

/**
 * Single words that are targets of spell correction. Negations, verbs of paying and some others are too similar to other words.
 */
export const correctableLexiconWords: readonly string[] = [...phrases].flatMap(([phrase, known]) =>
  /^\p{L}{4,}$/u.test(phrase) &&
  !isContext(phrase, 'as typed') &&
  ![...known.keys()].every((role) => role === 'negation' || role === 'spend')
    ? phrase
    : [],
);

/** The phrases that begin at a token, the longest first, each with the token after it. */
export function* phrasesAt(tokens: Token[], at: number): Generator<{ phrase: string; next: number }> {
  for (let length = Math.min(maxPhraseWords, tokens.length - at); length > 0; length -= 1)
    yield { phrase: phraseOf(tokens, at, length), next: at + length };
}

/** The longest phrase with one of the roles that begins at a token. */
export function roleAt<R extends Role>(
  tokens: Token[],
  at: number,
  wanted: readonly R[],
): { role: R; next: number } | undefined {
  for (const { phrase, next } of phrasesAt(tokens, at)) {
    const known = phrases.get(phrase);
    const role = known && wanted.find((each) => known.has(each));
    if (role) return { role, next };
  }
  return undefined;
}

export function phraseOf(tokens: Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ');
}

/** The token after the longest filler that begins at a token: a sign, or a phrase that names no status. */
export function fillerAt(tokens: Token[], at: number): number | undefined {
  for (const { phrase, next } of phrasesAt(tokens, at))
    if (phrases.has(phrase) && !hasRole(phrase, 'rent') && !hasRole(phrase, 'sale')) return next;
  return /^[^\p{L}\p{N}]+$/u.test(tokens[at]!.word) ? at + 1 : undefined;
}

/** The detected languages of a text. English and Pidgin always count, since users mix them in. */
export type Languages = ReadonlySet<WordLanguage>;

export function detectLanguages(tokens: Token[]): Languages {
  const shown = new Set<WordLanguage>(['en', 'pcm']);
  for (const { word } of tokens) {
    for (const language of contextOf(word, 'language')) shown.add(language);
    const [only, ...others] = languagesOf(word);
    if (isArabic(word) || (only === 'ar' && !others.length)) shown.add('ar');
  }
  return shown;
}
