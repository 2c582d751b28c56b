import type { Mention, ReadDescription } from './mentions.ts';
import {
  contextAt,
  hasContext,
  headingColon,
  isClauseEnd,
  isInsideMention,
  mentionsBetween,
  pastLinks,
  planEnd,
  sentenceEnd,
  showsPortuguese,
} from './context-at.ts';
import type { PhraseLanguage } from './phrase-files.ts';
import { deniedList, listEndingWith } from './list-before.ts';
import { type Reached, reachFrom } from './reach.ts';

/** Negations that are other words in another language: they count beside a word of their own alone. */
const ofOneLanguage = new Map<string, PhraseLanguage>([
  ['no', 'en'],
  ['ni', 'fr'],
  ['si', 'sw'],
]);

/** The mentions that a description denies: "no pool", "pool: no", "not included". */
export function deniedIn(text: ReadDescription): Set<Mention> {
  const { words } = text;
  const denied = new Set<Mention>();
  const used = new Set<number>();
  for (const mention of text.mentions) {
    const at = pastLinks(text, mention.to);
    const after = contextAt(text, at, 'denied_after') ?? contextAt(text, at, 'denied_directly');
    if (!after || !isDenial(text, at, after.end)) continue;
    for (const each of deniedList(text, mention, after.end)) denied.add(each);
    used.add(at);
  }
  for (const mention of underHeadingsIn(text)) denied.add(mention);
  const isPortuguese = showsPortuguese(text);
  for (let at = 0; at < words.length; at += 1) {
    const idle = contextAt(text, at, 'idle_negation');
    if (idle) {
      // "No lack of" has another negation in it.
      at = idle.end - 1;
      continue;
    }
    const negator = !used.has(at) && contextAt(text, at, 'negator');
    if (!negator || isInsideMention(text, at) || (words[at]!.text === 'no' && isNotNegation(text, at, isPortuguese)))
      continue;
    const language = negator.end === at + 1 ? ofOneLanguage.get(words[at]!.text) : undefined;
    for (const { mention } of deniedFrom(text, at, negator.end))
      if (!language || mention.languages.has(language)) denied.add(mention);
  }
  return denied;
}

const exclusion = /^(exclude|excludes|excluding|exclusive|excl|hors|excluindo|inclut|comprend|include|inclui)$/;

/** The mentions that a negation reaches: "pool or gym", and all that "excludes" or "does not include" lists, up to its "and". */
function deniedFrom(text: ReadDescription, at: number, end: number): Reached[] {
  const { words } = text;
  const isExclusion = [words[at - 1], words[at], words[at + 1]].some((word) => word && exclusion.test(word.text));
  const comma = words.findIndex(({ kind }, here) => here >= end && kind === 'mark');
  const first = words.slice(end, comma);
  // "Hors charges, piscine et jardin" begins anew after the comma, and so does "excluding water and power, pool and gym".
  const isList =
    isExclusion &&
    (mentionsBetween(text, end, comma).length > 0 || first.some((word) => billed.test(word.text))) &&
    !first.some((_, here) => hasContext(text, end + here, 'conjunction')) &&
    !words.slice(end, sentenceEnd(text, end)).some((word) => stated.test(word.text));
  return reachFrom(text, end, isList ? ['alternative', 'conjunction'] : undefined);
}

/** Bills beside a rent that are no amenities by themselves. */
const billed = /^(water|power|eau|agua)$/;

/** Words of what there is after all: "excludes power, water and internet included". */
const stated = /^(included|available|free|installed|site|inclus|incluses?|incluid[oa]s?)$/;

/** Words between what a heading says and its colon: "not part of the sale: pool, generator". */
const longestHeading = 6;

/** The mentions of lists whose heading denies them. */
function underHeadingsIn(text: ReadDescription): Mention[] {
  return text.words.flatMap((_, at) => {
    const denial = contextAt(text, at, 'denied_after');
    if (!denial || denial.end - at < 2) return [];
    const colon = headingColon(text, denial.end, longestHeading);
    return colon === undefined ? [] : mentionsBetween(text, colon, sentenceEnd(text, colon));
  });
}

/** Denials of the amenity before them, even if another one follows: "pets not allowed garden", "bwawa halipo gym ipo". */
const ofBefore =
  /^((not|non|nao) (?!inclu|compris)|(unavailable|indisponible|indisponivel|(hali|hau|hai|hazi|haya|haki|havi)po)$)/;

/** Swahili for "is there", in the classes of nouns. */
const isThere = /^(li|u|i|zi|ya|ki|vi)po$/;

/** Whether "no" after an amenity denies it, rather than the amenity that follows. */
function isDenial(text: ReadDescription, at: number, end: number): boolean {
  const { words } = text;
  const next = text.mentionAt.get(end);
  if (contextAt(text, at, 'negator')?.end !== end) {
    const denial = words.slice(at, end).map((word) => word.text);
    return !next || ofBefore.test(denial.join(' '));
  }
  if (next) {
    // "Pool no gym yes", and "lifti hakuna gym ipo".
    const answer = words[pastLinks(text, next.to)]?.text ?? '';
    if (yes.test(answer) || isThere.test(words[next.to]?.text ?? '')) return true;
  }
  return isClauseEnd(words[end]) || hasContext(text, end, 'contrast') || (end - at > 1 && !reachFrom(text, end).length);
}

/** "No. 5", unlike "no 24/7 power", and the Portuguese "no" of "no condomínio". */
function isNotNegation({ words }: ReadDescription, at: number, isPortuguese: boolean): boolean {
  const next = words[at + 1];
  const period = /^(24 7|\S+ (h|hr|hrs|hours?))$/;
  const isNumbered = next?.kind === 'number' && !period.test(`${next.text} ${words[at + 2]?.text}`);
  return isPortuguese || isNumbered || (next?.text === '.' && words[at + 2]?.kind === 'number');
}

const yes = /^(yes|yep|oui|sim|tem|ndiyo|ndio|ipo|نعم)$/;

/** The first two words of a question about all of its amenities: "does it have a pool or a gym?", unlike "is the pool heated?" */
const interrogative =
  /^((is|are) there|does it|do you|has it|any \S+|y a|avez vous|(tem|ha|existe) \S+|je kuna|هل (يوجد|فيه?))$/;

/** "Swimming pool? At the hotel": a question that is not answered with yes, or "master en suite? Sadly no": one answered with no. */
function isAsked(text: ReadDescription, { from, to }: Mention): boolean {
  const { words } = text;
  const end = sentenceEnd(text, to - 1);
  if (words[end]?.isQuestion !== true) return false;
  const first = words.findLastIndex((word, at) => at < from && word.text === '.') + 1;
  const isWhole = end === to || interrogative.test(`${words[first]?.text} ${words[first + 1]?.text}`);
  const denial = isWhole ? contextAt(text, pastLinks(text, end + 1), 'denied_after') : undefined;
  if (denial && isClauseEnd(words[denial.end])) return true;
  const answer = words[to + 1]?.text ?? '';
  // "The pool? At the club."
  const start = /^(the|a|any|le|la|o)$/.test(words[from - 1]?.text ?? '') ? from - 1 : from;
  return end === to && isClauseEnd(words[start - 1]) && !yes.test(answer) && !/^(of|bien)$/.test(answer);
}

/** The mentions of what is not there yet, costs extra or is a trade: "space for a pool", "pool optional", "we sell inverters". */
export function proposedIn(text: ReadDescription): Set<Mention> {
  const proposed = new Set<Mention>();
  for (let at = 0; at < text.words.length; at += 1) {
    if (isInsideMention(text, at)) continue;
    const plan = contextAt(text, at, 'plan');
    for (const mention of plan ? mentionsBetween(text, plan.end, planEnd(text, plan.end)) : []) proposed.add(mention);
    // "Vendemos geradores" sells generators, and "vendemos casa com gerador" a home.
    const goods = contextAt(text, at, 'goods');
    const match = goods ?? contextAt(text, at, 'prospect');
    const most = goods ? 0 : undefined;
    for (const { mention } of match ? reachFrom(text, match.end, ['alternative', 'conjunction'], most) : [])
      proposed.add(mention);
  }
  for (const mention of text.mentions) {
    const after = pastLinks(text, mention.to);
    // "Pets are allowed" is what the amenity is called.
    const isAllowed = mention.amenities.includes('pets_allowed') && text.words[after]?.text === 'allowed';
    if (!isAllowed && hasContext(text, after, 'prospect_after'))
      for (const each of listEndingWith(text, mention)) proposed.add(each);
    if (isAsked(text, mention)) proposed.add(mention);
  }
  return proposed;
}
