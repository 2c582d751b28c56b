import type { Amenity } from '@africanscity/contracts/listings/amenities';
import {
  contextAt,
  hasContext,
  headingColon,
  isClauseEnd,
  isInsideMention,
  mentionsBetween,
  pastLinks,
  sentenceEnd,
} from './context-at.ts';
import { listEndingWith } from './list-before.ts';
import type { Mention, ReadDescription } from './mentions.ts';
import { reachFrom } from './reach.ts';

/** Places to visit: "near the pool and the gardens" is about both. */
const leisure: ReadonlySet<Amenity> = new Set<Amenity>(['swimming_pool', 'gym', 'garden', 'home_cinema']);

/** Amenities that may be in the neighbourhood instead. */
const elsewhere: ReadonlySet<Amenity> = new Set<Amenity>([
  ...leisure,
  'borehole',
  'gated_community',
  'security',
  'electricity',
  'running_water',
  'sea_view',
  'internet',
  'fibre',
  'tarred_road',
]);

/** Words of neighbourhood lists: "close to schools, gyms and malls". */
const ofNeighbourhoods: ReadonlySet<Amenity> = new Set<Amenity>(['gym', 'home_cinema']);

const isAnyOf = ({ amenities }: Mention, set: ReadonlySet<Amenity>) => amenities.some((amenity) => set.has(amenity));

/** Other words between "near" and an amenity: "opposite the Two Rivers Mall pool". */
const mostBetween = 4;

/** The mentions that are about the neighbourhood: "near the gym", "gym nearby", "gym: 200 m". */
export function nearbyIn(text: ReadDescription): Set<Mention> {
  const nearby = new Set<Mention>();
  for (let at = 0; at < text.words.length; at += 1) {
    if (isInsideMention(text, at)) continue;
    for (const mention of underHeading(text, at)) nearby.add(mention);
    for (const mention of ofClauseEnding(text, at)) nearby.add(mention);
    const from = contextAt(text, at, 'near')?.end ?? afterDistance(text, at);
    if (from !== undefined) for (const mention of nearFrom(text, from)) nearby.add(mention);
  }
  for (const mention of text.mentions) {
    const after = pastLinks(text, mention.to, true);
    if (isAnyOf(mention, elsewhere) && isNearAfter(text, after)) nearby.add(mention);
    if (isAnyOf(mention, elsewhere) && isAtDistance(text, mention))
      for (const each of listEndingWith(text, mention)) if (isAnyOf(each, elsewhere)) nearby.add(each);
    if (isAnyOf(mention, ofNeighbourhoods) && isListOfNeighbourhood(text, mention)) nearby.add(mention);
  }
  return nearby;
}

/** The mentions of a clause that ends with "nearby": "electricity and water in the area". */
function ofClauseEnding(text: ReadDescription, at: number): Mention[] {
  const after = contextAt(text, at, 'near_after');
  if (!after || !isClauseEnd(text.words[after.end])) return [];
  const start = text.words.findLastIndex(
    (word, here) => here < at && (isClauseEnd(word) || /^(with|avec|com|yenye|has|ina|tem|a)$/.test(word.text)),
  );
  return mentionsBetween(text, start + 1, at).filter((mention) => isAnyOf(mention, elsewhere));
}

/** Words between the phrase of a heading and its colon: "close to all amenities:". */
const longestHeading = 3;

/** The mentions of a list with a heading: "Nearby: gym, pool". */
function underHeading(text: ReadDescription, at: number): Mention[] {
  const heading = contextAt(text, at, 'near_heading');
  const colon = heading && headingColon(text, heading.end, longestHeading);
  if (colon === undefined) return [];
  return mentionsBetween(text, at, sentenceEnd(text, colon)).filter((mention) => isAnyOf(mention, elsewhere));
}

/** The mentions after "near". Its list goes on with "and", and with "of": "perto da praia, do ginásio e da piscina". */
function nearFrom(text: ReadDescription, from: number): Mention[] {
  const own: Mention[] = [];
  for (const { mention, isJoined } of reachFrom(text, from, ['alternative', 'joiner'], mostBetween))
    if (isAnyOf(mention, isJoined && !isOfNear(text, mention, own.at(-1)) ? ofNeighbourhoods : elsewhere))
      own.push(mention);
  const comma = text.words.findIndex(({ kind }, at) => at >= from && kind === 'mark');
  const isSame = text.words[comma]?.text === ',' && ofNear.test(text.words[comma + 1]?.text ?? '');
  return [...own, ...ofNearEstate(text, from, comma), ...(isSame ? nearFrom(text, comma + 2) : [])];
}

/** The amenities of a place nearby: "few minutes from the estate with a fence". */
function ofNearEstate(text: ReadDescription, from: number, comma: number): Mention[] {
  const end = comma < 0 ? text.words.length : comma;
  const at = text.words.findIndex(
    ({ text: word }, here) =>
      here > from && here < end && /^(with|avec|com|yenye)$/.test(word) && isPlace.test(text.words[here - 1]!.text),
  );
  if (at < 0) return [];
  const joint = text.words.findLastIndex((_, here) => here < at && hasContext(text, here, 'conjunction'));
  const isAround = text.words.slice(Math.max(from, joint), at).some(({ text: word }) => isIn.test(word));
  return isAround ? [] : mentionsBetween(text, at, end);
}

/** "Near the beach in a gated community with pool" is about the home's own community. */
const isIn = /^(at|this|in|inside|within|dans|em|num|numa|ndani)$/;

const isPlace =
  /^(estate|community|resort|hotel|school|club|complexe?|complexo|cite|residence|condominio|escola|hoteli|shule)$/;

/** Words that repeat what a place is near to. */
const ofNear = /^(d|da|do|das|dos|de|du|des|au|aux|ao|aos)$/;

/**
 * "Face à l'école et au jardin", and after the gym "near a gym, a pool." and "near a gym, pool and mall". A pool "on the roof" may be
 * the home's.
 */
function isOfNear(text: ReadDescription, mention: Mention, last: Mention | undefined): boolean {
  const { from, to } = mention;
  const [before, article] = [text.words[from - 2]?.text ?? '', text.words[from - 1]?.text ?? ''];
  if (ofNear.test(article) || (/^(la|l)$/.test(article) && /^(a|de)$/.test(before))) return true;
  const isAll = isClauseEnd(text.words[to]) || hasContext(text, to, 'conjunction');
  const joint = contextAt(text, to, 'conjunction');
  const isAmongPlaces =
    article === ',' && joint && text.words[joint.end]?.kind === 'word' && !text.mentionAt.has(joint.end);
  if (!last || !isAll || from - last.to > 2 || !(isAmongPlaces || hasContext(text, from - 1, 'joiner'))) return false;
  return isAnyOf(last, leisure) && isAnyOf(mention, leisure);
}

const unitOfDistance =
  /^(m|km|kms|mtr|mtrs|metres?|meters?|kilomet(re|er)s?|mins?|mn|minutes?|metros?|minutos?|mètres?|metres|mita|dakika|blocks?)$/;

/** The word after a distance and what it is measured from: "5 mins drive from", "2 km off". */
function afterDistance({ words }: ReadDescription, at: number): number | undefined {
  if (words[at]!.kind !== 'number' || !unitOfDistance.test(words[at + 1]?.text ?? '')) return undefined;
  for (let next = at + 2; next <= at + 4; next += 1) {
    const text = words[next]?.text ?? '';
    if (/^(from|to|off|away|of|de|da|do|du|d|kutoka|toka|hadi|من|عن)$/.test(text)) return next + 1;
    if (!/^(walk|walking|drive|driving|ride|pied|voiture|pe|carro|a|à|en)$/.test(text)) return undefined;
  }
  return undefined;
}

/** Amenities that may end in the street: "electricity 1 km" is a distance. */
const ofStreets: ReadonlySet<Amenity> = new Set<Amenity>([
  'tarred_road',
  'electricity',
  'running_water',
  'municipal_sewer',
  'fibre',
]);

const beforeDistance = /^(is|are|est|sont|fica|esta|available|disponible|disponivel|line|supply|point|main|mains)$/;

/** "ZESA within 100 m", "tarmac 300 m". A pool of 10 m is no distance, nor is "le forage est à 60 m", its depth. */
function isAtDistance({ words }: ReadDescription, { to, amenities }: Mention): boolean {
  const isLinked = beforeDistance.test(words[to]?.text ?? '') && !amenities.includes('borehole');
  const at = isLinked ? to + 1 : to;
  if (/^(mita|kilomita)$/.test(words[/^(upo|yapo|ipo|iko|uko)$/.test(words[at]?.text ?? '') ? at + 1 : at]?.text ?? ''))
    return true;
  const isBare = amenities.some((name) => ofStreets.has(name)) && words[at]?.kind === 'number';
  const isNear = isBare || /^(within|about|at|approximately|a|à|umbali|is|are)$/.test(words[at]?.text ?? '');
  const number = words.slice(at, at + 4).findIndex(({ kind }) => kind === 'number');
  const unit = at + 1 + number;
  return (
    isNear && number >= 0 && unitOfDistance.test(words[unit]?.text ?? '') && !isFrom.test(words[unit + 1]?.text ?? '')
  );
}

/** Words after which the place follows that a distance is measured from. */
const isFrom = /^(de|da|do|das|dos|du|des|d|a|ao|na|من|عن|to|the|of|from|kutoka)$/;

/** "Nearby", unless it says what else is near: "perto da praia". */
function isNearAfter(text: ReadDescription, at: number): boolean {
  const after = contextAt(text, at, 'near_after');
  return after !== undefined && !isFrom.test(text.words[after.end]?.text ?? '');
}

/** "Gym, shops and schools nearby". */
function isListOfNeighbourhood(text: ReadDescription, { to }: Mention): boolean {
  for (let at = to; at < Math.min(text.words.length, to + 8); at += 1) {
    if (text.words[at]!.text === '.' || hasContext(text, at, 'turn')) return false;
    if (isNearAfter(text, at)) return true;
  }
  return false;
}
