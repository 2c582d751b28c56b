import {
  contextAt,
  hasContext,
  isInsideMention,
  mentionsBetween,
  pastLinks,
  sentenceEnd,
  showsPortuguese,
} from './context-at.ts';
import type { Mention, ReadDescription } from './mentions.ts';

interface Clause {
  from: number;
  /** The first word after it. */
  to: number;
}

/**
 * The mentions of clauses that say that something is planned, extra, gone or a neighbour's, wherever in the clause they say so:
 * "the borehole must be drilled by the buyer", "electricity lines run past". What such a clause is about is not clear enough to
 * propose any amenity of it.
 */
export function doubtedIn(text: ReadDescription): Set<Mention> {
  const doubted = new Set<Mention>();
  let before: Mention | undefined;
  for (const clause of clausesOf(text)) {
    const own = text.mentions.filter(({ from }) => from >= clause.from && from < clause.to);
    const doubts = doubtsIn(text, clause);
    if (doubts.length) {
      const start = afterWith(text, clause, doubts[0]!.from);
      for (const mention of own) if (mention.from >= start) doubted.add(mention);
    }
    if (before && !own.length && isAboutBefore(text, clause, doubts)) doubted.add(before);
    if (isHeading(text, clause, doubts)) for (const mention of listAfter(text, clause)) doubted.add(mention);
    before = own.at(-1) ?? (text.words[clause.to]?.text === '(' ? before : undefined);
  }
  return doubted;
}

/** Returns the first word of what is doubted: "a gated community with a clubhouse coming soon" doubts the clubhouse. */
function afterWith({ words }: ReadDescription, { from }: Clause, doubt: number): number {
  const at = words.slice(from, doubt).findLastIndex(({ text }) => /^(with|w|avec|com|yenye|wenye|مع)$/.test(text));
  return from + at + 1;
}

/** Words of a heading that says that a list is not there: "optional extras: pool, solar". */
const longestHeading = 8;

function isHeading(text: ReadDescription, clause: Clause, doubts: readonly Clause[]): boolean {
  const colon = colonIn(text, clause);
  if (colon < 0 || colon - clause.from > longestHeading || mentionsBetween(text, clause.from, colon).length)
    return false;
  return doubts.some(({ to }) => to <= colon) || hasDenial(text, { from: clause.from, to: colon });
}

function listAfter(text: ReadDescription, clause: Clause): Mention[] {
  const colon = colonIn(text, clause);
  return mentionsBetween(text, colon, sentenceEnd(text, colon));
}

function colonIn({ words }: ReadDescription, { from, to }: Clause): number {
  return words.findIndex(({ text }, at) => at >= from && at < to && text === ':');
}

/** Clauses end at marks and before words of contrast. */
function clausesOf(text: ReadDescription): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 0; at <= text.words.length; at += 1) {
    const word = text.words[at];
    const isMark = word?.kind === 'mark' && /^[.,()+/]$/.test(word.text);
    if (word && !isMark && !(hasContext(text, at, 'contrast') && !isInsideMention(text, at))) continue;
    if (at > from) clauses.push({ from, to: at });
    from = isMark ? at + 1 : at;
  }
  return clauses;
}

/** The phrases of a clause that raise doubt; "to be sold" raises none of the amenities. */
function doubtsIn(text: ReadDescription, { from, to }: Clause): Clause[] {
  const doubts: Clause[] = [];
  for (let at = from; at < to; at += 1) {
    const idle = contextAt(text, at, 'idle_doubt');
    const doubt = contextAt(text, at, 'doubt');
    if (idle) at = idle.end - 1;
    else if (isInsideMention(text, at)) continue;
    else if (doubt) doubts.push({ from: at, to: doubt.end });
    else if (isLateNegation(text, at, to)) doubts.push({ from: at, to: at + 1 });
    else if (isLastOf(text, contextAt(text, at, 'doubt_end')?.end, to)) doubts.push({ from: at, to });
  }
  return doubts;
}

/** "The lift does not work": a negation of nothing that follows it. "No" is left out: "furnished, two beds no pets". */
function isLateNegation(text: ReadDescription, at: number, to: number): boolean {
  const isNot = /^(not|isnt|arent|cannot|doesnt|dont|wont|hasnt|pas|nao)$/.test(text.words[at]!.text);
  const isLast = !text.mentions.some(({ from }) => from > at && from < to);
  return isNot && isLast && hasContext(text, at, 'negator');
}

/** "WiFi 1k extra" costs extra, and an "extra large balcony" does not. */
function isLastOf({ words }: ReadDescription, next: number | undefined, to: number): boolean {
  return next !== undefined && (next === to || words[next]!.kind === 'number');
}

/** "Generator (not connected)", "title deeds, pending", "pool, no", and "a borehole, but the pump is broken". */
function isAboutBefore(text: ReadDescription, clause: Clause, doubts: readonly Clause[]): boolean {
  if (hasContext(text, clause.from, 'contrast')) return hasDenial(text, { ...clause, from: clause.from + 1 });
  const mark = text.words[clause.from - 1]?.text;
  if (mark === '(') return doubts.length > 0 || hasDenial(text, clause);
  const isWhole = (end: number | undefined) => end === clause.to;
  return (
    mark === ',' &&
    (isWhole(contextAt(text, clause.from, 'denied_after')?.end) ||
      doubts.some(({ from, to }) => from === clause.from && isWhole(to)))
  );
}

function hasDenial(text: ReadDescription, { from, to }: Clause): boolean {
  const isPortuguese = showsPortuguese(text);
  for (let at = from; at < to; at += 1) {
    const denial = contextAt(text, at, 'denied_after') ?? (at === from && contextAt(text, at, 'negator'));
    const isNo = text.words[at]!.text !== 'no' || !isPortuguese;
    if (denial && isNo && !isOfOtherNoun(text, from, at, denial.end)) return true;
  }
  return false;
}

/** "Pool but no parking", and "water dey but light no dey": neither says anything of an amenity before. */
function isOfOtherNoun(text: ReadDescription, from: number, start: number, end: number): boolean {
  const first = pastArticles(text, from);
  const subject = contextAt(text, first, 'other_noun');
  return (
    hasContext(text, pastArticles(text, end), 'other_noun') ||
    (subject !== undefined && pastLinks(text, subject.end) >= start)
  );
}

/** Returns the noun after words such as "have a" or "de". */
function pastArticles(text: ReadDescription, from: number): number {
  let at = from;
  while ((hasContext(text, at, 'joiner') || hasContext(text, at, 'turn')) && !hasContext(text, at, 'conjunction'))
    at += 1;
  return at;
}
