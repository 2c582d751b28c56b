import { hasContext, isClauseEnd } from './context-at.ts';
import type { Mention, ReadDescription } from './mentions.ts';
import { ofTheHome } from './reach.ts';

/** The join of two mentions: nothing or an article, "and", or a comma. */
type Join = 'bare' | 'and' | 'comma';

/** The mention that a statement follows, with those that it is joined to: "pool and the gym optional". */
export function listEndingWith(text: ReadDescription, last: Mention): Mention[] {
  return joinedBefore(text, last, ['bare', 'and']);
}

/** Words of denials that a list has in common, rather than its last item alone. */
const ofAll =
  /^(are|arent|were|all|both|none|(in|ex)clu(ded|s|ses?|id[oa]s?)|compris(es?)?|sont|sao|estao|avariad[oa]s|(hazi|haya|havi)[a-z]+|haijajumuishwa)$/;

/** Words of denials that the last item has alone. */
const ofLast = /^(is|est|esta|allowed|permitted)$/;

/** Words before a list of what there is: "house with pool, garden and generator not included". */
const stated = /^(with|has|have|includes?|including|features?|offers?|avec|dispose|com|tem|ina|yenye)$/;

/**
 * The mentions of a list that a denial ends: "the pool, the gym and the lift are not included". With "pool, garden and lift not working"
 * the lift alone is meant.
 */
export function deniedList(text: ReadDescription, last: Mention, end: number): Mention[] {
  const { words } = text;
  const pair = listEndingWith(text, last);
  const list = joinedBefore(text, last, ['bare', 'and', 'comma']);
  if (list.length === pair.length) return pair;
  const start = words.findLastIndex((word, at) => at < list[0]!.from && isClauseEnd(word)) + 1;
  const denial = words.slice(last.to, end);
  const isStated = words.slice(start, list[0]!.from).some((word) => stated.test(word.text));
  const isOfAll = denial.some((word) => ofAll.test(word.text)) && !denial.some((word) => ofLast.test(word.text));
  return isOfAll && !isStated ? list : [last];
}

function joinedBefore(text: ReadDescription, last: Mention, joins: readonly Join[]): Mention[] {
  const list = [last];
  let isList = false;
  for (let at = text.mentions.indexOf(last) - 1; at >= 0; at -= 1) {
    const before = text.mentions[at]!;
    const join = joinOf(text, before.to, list[0]!.from);
    if (!join || !joins.includes(join) || before.amenities.some((name) => ofTheHome.has(name))) break;
    // "Garden, borehole, lift not working" is no list that ends with "and", and ", and" begins one.
    if (text.words[before.to]?.text === ',' && isList !== (join === 'comma')) break;
    isList ||= join === 'and';
    list.unshift(before);
  }
  return list;
}

/** Words between two items of a list at most: "pool and the gym". */
const longestJoin = 2;

function joinOf(text: ReadDescription, from: number, to: number): Join | undefined {
  const isComma = text.words[from]?.text === ',';
  const start = isComma && from < to ? from + 1 : from;
  const words = text.words.slice(start, to);
  if (words.length > longestJoin || words.some((_, at) => !hasContext(text, start + at, 'joiner'))) return undefined;
  if (words.length && hasContext(text, start, 'conjunction')) return 'and';
  return start > from ? 'comma' : 'bare';
}
