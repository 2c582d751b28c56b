import { hasRole, longestPhrase, phrases, type Role } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** The longest phrase from a token on that has one of the roles. */
export function roleAt<R extends Role>(
  tokens: Token[],
  at: number,
  roles: readonly R[],
): { role: R; next: number } | undefined {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    const known = phrases.get(phraseOf(tokens, at, length));
    const role = known && roles.find((each) => known.has(each));
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

/** Whether a word alone is one that says nothing, is liked, or belongs to the grammar of numbers. */
export function isIdle(word: string): boolean {
  return phrases.has(word) && !hasRole(word, 'rent') && !hasRole(word, 'sale');
}
