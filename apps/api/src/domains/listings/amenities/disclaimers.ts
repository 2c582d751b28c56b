import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { Mention, ReadDescription } from './mentions.ts';
import { contextAt, hasContext, isClauseEnd, isInsideMention, pastLinks } from './context-at.ts';
import type { PhraseLanguage } from './phrase-files.ts';
import { ofTheHome, reachFrom } from './reach.ts';

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
    const after = contextAt(text, at, 'denied_after');
    if (!after) continue;
    if (isDenial(text, at, after.end)) {
      for (const each of listEndingWith(text, mention)) denied.add(each);
      used.add(at);
    }
  }
  const isPortuguese = showsPortuguese(text);
  for (let at = 0; at < words.length; at += 1) {
    const negator = !used.has(at) && contextAt(text, at, 'negator');
    if (!negator || isInsideMention(text, at) || (words[at]!.text === 'no' && isNotNegation(text, at, isPortuguese)))
      continue;
    const language = negator.end === at + 1 ? ofOneLanguage.get(words[at]!.text) : undefined;
    for (const { mention } of reachFrom(text, negator.end))
      if (!language || mention.languages.has(language)) denied.add(mention);
  }
  return denied;
}

/** "Pool and gym not included" is about both. */
function listEndingWith(text: ReadDescription, last: Mention): Mention[] {
  const before = text.mentions[text.mentions.indexOf(last) - 1];
  const isJoined =
    before && last.from - before.to <= 1 && (before.to === last.from || hasContext(text, before.to, 'joiner'));
  return isJoined && !before.amenities.some((name) => ofTheHome.has(name))
    ? [...listEndingWith(text, before), last]
    : [last];
}

/** Whether "no" after an amenity denies it, rather than the amenity that follows. */
function isDenial(text: ReadDescription, at: number, end: number): boolean {
  if (contextAt(text, at, 'negator')?.end !== end) return !text.mentionAt.has(end);
  return isClauseEnd(text.words[end]) || (end - at > 1 && !reachFrom(text, end).length);
}

/** "No. 5", and the Portuguese "no" of "no condomínio". */
function isNotNegation({ words }: ReadDescription, at: number, isPortuguese: boolean): boolean {
  const next = words[at + 1];
  return isPortuguese || next?.kind === 'number' || (next?.text === '.' && words[at + 2]?.kind === 'number');
}

function showsPortuguese({ words }: ReadDescription): boolean {
  const count = (pattern: RegExp) => words.filter(({ text }) => pattern.test(text)).length;
  return (
    count(/^(com|uma|um|para|da|do|das|dos|quartos?|casa|em|apartamento|moradia|sala|venda)$/) >
    count(/^(the|and|with|is|has|for|of|bedrooms?|house|rooms?|get)$/)
  );
}

/** Amenities that may be in the neighbourhood instead. */
const elsewhere: ReadonlySet<Amenity> = new Set<Amenity>([
  'swimming_pool',
  'gym',
  'garden',
  'home_cinema',
  'borehole',
  'gated_community',
  'security',
  'electricity',
  'running_water',
  'sea_view',
  'internet',
  'fibre',
]);

/** Words of neighbourhood lists: "close to schools, gyms and malls". */
const ofNeighbourhoods: ReadonlySet<Amenity> = new Set<Amenity>(['gym', 'home_cinema']);

const isAnyOf = ({ amenities }: Mention, set: ReadonlySet<Amenity>) => amenities.some((amenity) => set.has(amenity));

/** The mentions that are about the neighbourhood: "near the gym", "gym nearby". */
export function nearbyIn(text: ReadDescription): Set<Mention> {
  const { words } = text;
  const nearby = new Set<Mention>();
  for (let at = 0; at < words.length; at += 1) {
    if (isInsideMention(text, at)) continue;
    const heading = contextAt(text, at, 'near_heading');
    if (heading && words[heading.end]?.text === ':') {
      for (const mention of mentionsBetween(text, at, sentenceEnd(text, heading.end)))
        if (isAnyOf(mention, elsewhere)) nearby.add(mention);
    }
    const near = contextAt(text, at, 'near');
    for (const { mention, isJoined } of near ? reachFrom(text, near.end, ['alternative', 'joiner']) : [])
      if (isAnyOf(mention, isJoined ? ofNeighbourhoods : elsewhere)) nearby.add(mention);
  }
  for (const mention of text.mentions) {
    const isFollowed = isNearAfter(text, pastLinks(text, mention.to, true));
    if (isAnyOf(mention, elsewhere) && isFollowed) nearby.add(mention);
    if (isAnyOf(mention, ofNeighbourhoods) && isListOfNeighbourhood(text, mention)) nearby.add(mention);
  }
  return nearby;
}

/** "Nearby", unless it says what else is near: "perto da praia". */
function isNearAfter(text: ReadDescription, at: number): boolean {
  const after = contextAt(text, at, 'near_after');
  return (
    after !== undefined &&
    !/^(de|da|do|das|dos|du|des|d|a|ao|na|من|عن|to|the|of|from)$/.test(text.words[after.end]?.text ?? '')
  );
}

/** "Gym, shops and schools nearby". */
function isListOfNeighbourhood(text: ReadDescription, { to }: Mention): boolean {
  for (let at = to; at < Math.min(text.words.length, to + 8); at += 1) {
    if (text.words[at]!.text === '.' || hasContext(text, at, 'turn')) return false;
    if (isNearAfter(text, at)) return true;
  }
  return false;
}

function mentionsBetween({ mentions }: ReadDescription, start: number, end: number): Mention[] {
  return mentions.filter(({ from }) => from >= start && from < end);
}

function sentenceEnd({ words }: ReadDescription, from: number): number {
  const end = words.findIndex(({ text }, at) => at > from && text === '.');
  return end < 0 ? words.length : end;
}

/** "Swimming pool? At the hotel": a question that is not answered with yes. */
function isAsked({ words }: ReadDescription, { from, to }: Mention): boolean {
  const isWhole = isClauseEnd(words[from - 1]) && words[to]?.isQuestion === true;
  return isWhole && !/^(yes|oui|sim|ndiyo|ndio|نعم|of|bien)$/.test(words[to + 1]?.text ?? '');
}

/** The mentions of what is not there yet or costs extra: "space for a pool", "pool optional". */
export function proposedIn(text: ReadDescription): Set<Mention> {
  const proposed = new Set<Mention>();
  for (let at = 0; at < text.words.length; at += 1) {
    if (isInsideMention(text, at)) continue;
    const plan = contextAt(text, at, 'plan');
    for (const mention of plan ? mentionsBetween(text, plan.end, sentenceEnd(text, plan.end)) : [])
      proposed.add(mention);
    const prospect = contextAt(text, at, 'prospect');
    if (prospect) for (const { mention } of reachFrom(text, prospect.end)) proposed.add(mention);
  }
  for (const mention of text.mentions) {
    // "Pets are allowed" is what the amenity is called.
    const isAllowed = mention.amenities.includes('pets_allowed');
    if (!isAllowed && hasContext(text, pastLinks(text, mention.to), 'prospect_after'))
      for (const each of listEndingWith(text, mention)) proposed.add(each);
    if (isAsked(text, mention)) proposed.add(mention);
  }
  return proposed;
}
