import type { ParserState } from './parser-state.ts';
import { type Entity, entityAt } from './entities.ts';
import type { Names } from './place-names.ts';
import type { Span } from './parsed-query.ts';
import { isContext, roleAt } from './lexicon.ts';
import { spanOf, type Token } from './tokens.ts';

/** "Not for rent", "duplex but not terrace", "not Lekki or Ajah": nobody asks for these; answers where to go on. */
export function exclusionAt(state: ParserState, tokens: Token[], at: number, names: Names): number | undefined {
  const not = roleAt(tokens, at, ['exclude']);
  const status = not && roleAt(tokens, not.next, ['rent', 'sale']);
  if (!not || status) return status?.next;
  let next: number | undefined;
  for (let from: number | undefined = not.next; from; from = next && roleAt(tokens, next, ['or', 'and'])?.next) {
    const named = entityAt(tokens, afterArticle(tokens, from), names);
    if (!named?.kind && !named?.places) break;
    next = named.next;
    exclude(state, named, spanOf(tokens, at, next));
  }
  return next;
}

/** "Flat no, na duplex", "duplex não, prefiro bungalow": where what is not wanted ends. */
export function rejectionAfter(tokens: Token[], { next, kind, places }: Entity): number | undefined {
  const isRefused = (kind ?? places) && isContext(tokens[next]?.word, 'no');
  return isRefused && isContext(tokens[next + 1]?.word, 'rather') ? next + 1 : undefined;
}

export function exclude(state: ParserState, { kind, places }: Entity, span: Span): void {
  if (kind) state.excludedKinds.push({ nodes: kind, span });
  if (places) state.excludedPlaces.push({ places, span });
}

function afterArticle(tokens: Token[], at: number): number {
  return isContext(tokens[at]?.word, 'article') ? at + 1 : at;
}
