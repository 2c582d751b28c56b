import { type Measure, measureAt } from './measures.ts';
import { type Languages, detectLanguages } from './languages.ts';
import { isContext, isFiller, maxPhraseWords, phraseOf, roleAt } from './lexicon.ts';
import { type Entity, entityAt, roomsBefore } from './entities.ts';
import type { Names } from './place-names.ts';
import { addPart, buildParsedQuery, type ParserState, initialState } from './parser-state.ts';
import { placeAt, type PlaceSense, disambiguatePlaces } from './place-disambiguation.ts';
import type { Money } from './prices.ts';
import type { Range, ParsedQuery } from './parsed-query.ts';
import { spanOf, type Token } from './tokens.ts';
import { exclude, exclusionAt, rejectionAfter } from './exclusions.ts';
import { excludedAmenitiesAt, addAmenity } from './amenity-mentions.ts';
import { addressVariants, isInsignificant, keywordsIn } from './keywords.ts';

/** Parses tokens from left to right: at each, the longest phrase that has a meaning. */
export function parseTokens(tokens: Token[], names: Names, money: Money): ParsedQuery {
  const state = initialState();
  const languages = detectLanguages(tokens);
  const left: number[] = [];
  const readings = disambiguatePlaces(tokens, names, languages);
  for (let at = 0; at < tokens.length; ) {
    const next = parseAt(state, tokens, at, names, languages, readings.get(at));
    if (next === undefined) left.push(at);
    at = next ?? at + 1;
  }
  const unknown = [...readings].flatMap(([at, reading]) => (reading === 'unknown' ? at : []));
  for (const { word, at } of keywordsIn(tokens, left, unknown)) {
    state.parsed.intent.keywords.push({ name: word, phrases: addressVariants(word) });
    addPart(state, 'word', word, [spanOf(tokens, at, at + 1)]);
  }
  return buildParsedQuery(state, names, money);
}

/** Understands what begins at a token; answers where to go on, or undefined for a word that is left. */
function parseAt(
  state: ParserState,
  tokens: Token[],
  at: number,
  names: Names,
  languages: Languages,
  reading: PlaceSense | undefined,
): number | undefined {
  const { intent } = state.parsed;
  if (reading === 'unknown') return undefined;
  if (reading === 'place') return addOrExcludeEntity(state, tokens, at, placeAt(tokens, at, names)!);
  const named = entityAt(tokens, at, names, reading === 'everyday');
  const measure = measureAt(tokens, at, languages.has('pt'));
  const rooms = !measure && roomsBefore(tokens, at, names);
  if (measure && (!named || named.next - at < 2 || measure.next > named.next)) {
    const range = inheritMinimum(state, tokens, at, measure);
    state.measures.push({ ...measure, range, or: state.afterOr, spans: [spanOf(tokens, at, measure.next)] });
    return measure.next;
  }
  if (rooms) {
    const spans = [spanOf(tokens, at, at + 1)];
    state.tentativeMeasures.push({ unit: 'rooms', range: rooms, next: at + 1, spans });
    return at + 1;
  }
  const refused =
    (named?.amenity ? undefined : excludedAmenitiesAt(state, tokens, at, names)) ??
    exclusionAt(state, tokens, at, names);
  if (refused) return refused;
  const status = roleAt(tokens, at, ['rent', 'sale']);
  const rented =
    languages.has('fr') && tokens[at]!.word === 'location' ? { role: 'rent' as const, next: at + 1 } : status;
  // "Let me see" offers nothing to rent.
  const idle = fillerAt(tokens, at);
  if (rented && (!named || rented.next >= named.next) && rented.next >= (idle ?? 0)) {
    state.statuses.add(rented.role === 'rent' ? 'FOR_RENT' : 'FOR_SALE');
    addPart(state, 'status', rented.role === 'rent' ? 'To rent' : 'For sale', [spanOf(tokens, at, rented.next)]);
    return rented.next;
  }
  const parking = roleAt(tokens, at, ['garages']);
  if (parking && (!named || parking.next >= named.next)) {
    state.tentativeMeasures.push({
      unit: 'garages',
      range: { min: 1 },
      next: parking.next,
      spans: [spanOf(tokens, at, parking.next)],
    });
    return parking.next;
  }
  // "AC" without a number before it is no area.
  const isName = named?.kind !== undefined || (named?.amenity && roleAt(tokens, at, ['acres']));
  if (named && (!idle || named.next > idle || (named.next === idle && isName)))
    return addOrExcludeEntity(state, tokens, at, named);
  if (idle) {
    if (roleAt(tokens, at, ['near'])?.next === idle) {
      state.near = true;
      state.nearEnd = idle;
    }
    if (roleAt(tokens, at, ['or'])?.next === idle) state.afterOr = true;
    state.per ??= rentPeriodOf(tokens[at]!);
    if (roleAt(tokens, at, ['optional'])?.next === idle && idle === at + 1) {
      intent.optionalWords.push(tokens[at]!.word);
      state.near = false;
    }
    return idle;
  }
  if (!isInsignificant(tokens[at]!)) state.near = false;
  return undefined;
}

/** Takes what is named, or leaves it out where "no" follows. Answers where to go on. */
function addOrExcludeEntity(state: ParserState, tokens: Token[], at: number, named: Entity): number {
  const not = rejectionAfter(tokens, named);
  if (not) {
    exclude(state, named, spanOf(tokens, at, not));
    return not;
  }
  addEntity(state, tokens, at, named);
  state.afterOr = false;
  return named.places ? skipRoadType(state, tokens, named.next) : named.next;
}

/** "Annual rent": how often the price is paid that is named elsewhere. */
function rentPeriodOf({ word }: Token): 'year' | 'week' | undefined {
  if (isContext(word, 'yearly')) return 'year';
  return isContext(word, 'weekly') ? 'week' : undefined;
}

/** "At least 4 bedrooms and 3 baths" asks for as many baths or more. */
function inheritMinimum({ measures }: ParserState, tokens: Token[], at: number, { unit, range }: Measure): Range {
  const before = measures.at(-1);
  const isJoined = before?.next === at - 1 && /^(and|&|et|e|na|و)$/.test(tokens[at - 1]?.word ?? '');
  const wasAtLeast = before?.range.min !== undefined && before.range.max === undefined;
  const isCount = unit !== 'price' && unit !== 'size' && range.min === range.max;
  return isJoined && wasAtLeast && isCount && range.min !== undefined ? { min: range.min } : range;
}

/** "Riverside Drive": what kind of road it is, is no word to look for. Answers where to go on. */
function skipRoadType({ parsed }: ParserState, tokens: Token[], at: number): number {
  const road = tokens[at]?.word ?? '';
  if (!isContext(road, 'road')) return at;
  parsed.intent.optionalWords.push(road);
  return at + 1;
}

function fillerAt(tokens: Token[], at: number): number | undefined {
  for (let length = Math.min(maxPhraseWords, tokens.length - at); length > 0; length -= 1) {
    if (isFiller(phraseOf(tokens, at, length))) return at + length;
  }
  return /^[^\p{L}\p{N}]+$/u.test(tokens[at]!.word) ? at + 1 : undefined;
}

function addEntity(state: ParserState, tokens: Token[], at: number, { next, kind, places, amenity }: Entity): void {
  const span = spanOf(tokens, at, next);
  if (kind) state.kinds.push({ nodes: kind, or: state.afterOr, span });
  if (places) {
    const guessed =
      tokens.slice(at, next).some((token) => token.corrected) || places.every(({ isPhonetic }) => isPhonetic);
    state.places.push({ places, phrase: phraseOf(tokens, at, next - at), guessed, span });
    if (state.near) state.parsed.intent.near = true;
    state.near = false;
  }
  if (amenity) addAmenity(state, tokens, at, next, amenity);
}
