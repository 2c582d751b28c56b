import { entityAt } from './entities.ts';
import { areHomes } from './kind-names.ts';
import { isContext, roleAt } from './lexicon.ts';
import type { ParserState } from './parser-state.ts';
import type { Names } from './place-names.ts';
import type { Token } from './tokens.ts';

export const conjunctions = /^(and|&|et|e|na|و)$/;
const listSigns = /^[,،]$/;

/** Words between rooms and the amenity that they have, such as "wey get". */
const maxWordsBetween = 3;

/** Whether a word joins two things of a list. */
export function joinsList(word = ''): boolean {
  return conjunctions.test(word) || listSigns.test(word);
}

/** The token before a name and its article or number. */
export function beforeName(tokens: Token[], at: number): number {
  return isContext(tokens[at - 1]?.word, 'article') || tokens[at - 1]?.value !== undefined ? at - 2 : at - 1;
}

/** "House with a shop and an office": what a home has, and not kinds. Who names a home after land or a shop wants the home too. */
export function isOwned(state: ParserState, at: number, kind: readonly string[]): boolean {
  const { tokens, names, kinds, places, measures, ownedEnd, heldEnd } = state;
  const before = beforeName(tokens, at);
  const word = tokens[before]?.word;
  // The name of a kind may end with the comma.
  if ((before === ownedEnd || before + 1 === ownedEnd) && joinsList(word)) return true;
  const isHome = areHomes(names.tree, kind);
  if (before === heldEnd && joinsList(word) && !isHome) return true;
  const owner = kinds.at(-1);
  if (!owner || !isContext(word, 'having') || (isHome && !areHomes(names.tree, owner.nodes))) return false;
  // "House, anyone with flat": another has it.
  const ends = [owner.span, places.at(-1)?.span, measures.at(-1)?.spans.at(-1)].map((span) => span?.[1]);
  return ends.includes(tokens[before - 1]?.end);
}

function isLand({ tree }: Names, kinds: readonly string[]): boolean {
  return kinds.every((kind) => tree.get(kind)?.[0] === 'Land');
}

/** "All rooms ensuite", "villa, large rooms", "room wey get AC": the rooms of a home, and not the kind "Rooms". */
export function areRoomsOfHome({ tokens, names, kinds, afterOr }: ParserState, at: number, next: number): boolean {
  if (roleAt(tokens, at, ['rooms'])?.next !== next) return false;
  const isJoined = afterOr || joinsList(tokens[beforeName(tokens, at)]?.word);
  if (kinds.length && !isJoined && !isLand(names, kinds.at(-1)!.nodes)) return true;
  if (isContext(tokens[at - 1]?.word, 'each')) return true;
  const following = tokens.slice(next, next + maxWordsBetween + 1).map((_, index) => next + index);
  return isContext(tokens[next]?.word, 'relative') && following.some((from) => entityAt(tokens, from, names)?.amenity);
}
