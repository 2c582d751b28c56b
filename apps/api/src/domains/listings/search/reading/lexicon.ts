import { sizeUnits } from '@africanscity/contracts/listings/sizes/size-units';
import type { Token } from './tokens.ts';
import { readTable, type Row } from './vocabulary/read-table.ts';

/** What a phrase of `words.csv` does. A phrase may have several roles; the parser decides by position. */
export const roles = [
  'about',
  'acres',
  'and',
  'and a half',
  'baths',
  'between',
  'billion',
  'dozen',
  'exclude',
  'feddans',
  'feet',
  'from',
  'garages',
  'hectares',
  'hundred thousand',
  'metres',
  'million',
  'month',
  'near',
  'negation',
  'one room',
  'one room home',
  'or',
  'over',
  'plots',
  'praise',
  'price',
  'rent',
  'rooms',
  'sale',
  'spend',
  'stop',
  'ten million',
  'thousand',
  'to',
  'toilets',
  'two baths',
  'two garages',
  'two rooms',
  'under',
  'week',
  'yards',
  'year',
] as const;
export type Role = (typeof roles)[number];

/** What a word of `context-words.csv` says about the words beside it. By itself the word has no meaning. */
export const contextRoles = [
  'article',
  'by',
  'clause',
  'described',
  'half',
  'in',
  'language',
  'multiplier first',
  'no',
  'of',
  'place type',
  'rather',
  'road',
  'strictly',
  'toward',
  'weekly',
  'yearly',
] as const;
export type ContextRole = (typeof contextRoles)[number];

/** Codes of ISO 639; `pcm` is Nigerian Pidgin, `mul` a sign or a word of any language. */
export const wordLanguages = ['en', 'pcm', 'fr', 'pt', 'sw', 'ar', 'mul'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/** Phrases by role with the languages that use them so. */
type Roles<Name> = ReadonlyMap<Name, ReadonlySet<WordLanguage>>;

// Forms, imports and the search share the words of units.
const units = (['metres', 'feet', 'yards', 'acres', 'hectares', 'feddans'] as const).flatMap((role) =>
  sizeUnits[role].words.split(', ').map((phrase): Row<'words'> => ({ phrase, language: 'mul', role })),
);

/** Phrases of the search's own by their roles. */
export const phrases = rolesOf<Role>([...readTable('words'), ...units]);
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

export function hasRole(phrase: string, role: Role): boolean {
  return phrases.get(phrase)?.has(role) ?? false;
}

/** The languages of a phrase in any of its roles; none for what is of any language. */
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

/** Words in the longest phrase of the lexicon. */
export const longestPhrase = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));

/** Single words whose spelling may be corrected: none that says how much a person pays, which other words contain. */
export const spellings: readonly string[] = [...phrases].flatMap(([phrase, known]) =>
  /^\p{L}{4,}$/u.test(phrase) && ![...known.keys()].every((role) => role === 'negation' || role === 'spend')
    ? phrase
    : [],
);

/** The longest phrase from a token on that has one of the roles. */
export function roleAt<R extends Role>(
  tokens: Token[],
  at: number,
  wanted: readonly R[],
): { role: R; next: number } | undefined {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    const known = phrases.get(phraseOf(tokens, at, length));
    const role = known && wanted.find((each) => known.has(each));
    if (role) return { role, next: at + length };
  }
  return undefined;
}

export function phraseOf(tokens: Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ');
}

/** Whether a phrase is of the search's own and names no status: the parser skips it. */
export function isIdle(phrase: string): boolean {
  return phrases.has(phrase) && !hasRole(phrase, 'rent') && !hasRole(phrase, 'sale');
}
