import type { Findings } from './parser-state.ts';
import { type Named, nameAt } from './entities.ts';
import type { Names } from './place-names.ts';
import type { Span } from './parsed-query.ts';
import { isContext, roleAt } from './lexicon.ts';
import { spanOf, type Token } from './tokens.ts';

/** "Not for rent", "duplex but not terrace", "not Lekki or Ajah": nobody asks for these; answers where to go on. */
export function refusedAt(state: Findings, tokens: Token[], at: number, names: Names): number | undefined {
  const not = roleAt(tokens, at, ['exclude']);
  const status = not && roleAt(tokens, not.next, ['rent', 'sale']);
  if (!not || status) return status?.next;
  let next: number | undefined;
  for (let from: number | undefined = not.next; from; from = next && roleAt(tokens, next, ['or', 'and'])?.next) {
    const named = nameAt(tokens, afterArticle(tokens, from), names);
    if (!named?.kind && !named?.places) break;
    next = named.next;
    refuse(state, named, spanOf(tokens, at, next));
  }
  return next;
}

/** "Flat no, na duplex", "duplex não, prefiro bungalow": where what is not wanted ends. */
export function unwantedAfter(tokens: Token[], { next, kind, places }: Named): number | undefined {
  const isRefused = (kind ?? places) && isContext(tokens[next]?.word, 'no');
  return isRefused && isContext(tokens[next + 1]?.word, 'rather') ? next + 1 : undefined;
}

export function refuse(state: Findings, { kind, places }: Named, span: Span): void {
  if (kind) state.refusedKinds.push({ nodes: kind, span });
  if (places) state.refusedPlaces.push({ places, span });
}

function afterArticle(tokens: Token[], at: number): number {
  return isContext(tokens[at]?.word, 'article') ? at + 1 : at;
}
