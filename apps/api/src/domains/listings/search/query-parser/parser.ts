import { type Measure, measureAt } from './measures.ts';
import { type Languages, languagesIn } from './languages.ts';
import { isContext, isIdle, longestPhrase, phraseOf, roleAt } from './lexicon.ts';
import { type Named, nameAt, roomsBefore } from './entities.ts';
import type { Names } from './place-names.ts';
import { addPart, conclude, type Findings, nothingFound } from './parser-state.ts';
import { placeAt, type PlaceReading, readPlaceWords } from './place-disambiguation.ts';
import type { Money } from './prices.ts';
import type { Range, Reading } from './parsed-query.ts';
import { spanOf, type Token } from './tokens.ts';
import { refuse, refusedAt, unwantedAfter } from './exclusions.ts';
import { refusedAmenitiesAt, takeAmenity } from './amenity-mentions.ts';
import { otherWords, saysNothing, wordsLeft } from './keywords.ts';

/** Parses tokens from left to right: at each, the longest phrase that has a meaning. */
export function parse(tokens: Token[], names: Names, money: Money): Reading {
  const state = nothingFound();
  const languages = languagesIn(tokens);
  const left: number[] = [];
  const readings = readPlaceWords(tokens, names, languages);
  for (let at = 0; at < tokens.length; ) {
    const next = step(state, tokens, at, names, languages, readings.get(at));
    if (next === undefined) left.push(at);
    at = next ?? at + 1;
  }
  const unknown = [...readings].flatMap(([at, reading]) => (reading === 'unknown' ? at : []));
  for (const { word, at } of wordsLeft(tokens, left, unknown)) {
    state.reading.wish.words.push({ name: word, phrases: otherWords(word) });
    addPart(state, 'word', word, [spanOf(tokens, at, at + 1)]);
  }
  return conclude(state, names, money);
}

/** Understands what begins at a token; answers where to go on, or undefined for a word that is left. */
function step(
  state: Findings,
  tokens: Token[],
  at: number,
  names: Names,
  languages: Languages,
  reading: PlaceReading | undefined,
): number | undefined {
  const { wish } = state.reading;
  if (reading === 'unknown') return undefined;
  if (reading === 'place') return takeNamed(state, tokens, at, placeAt(tokens, at, names)!);
  const named = nameAt(tokens, at, names, reading === 'everyday');
  const measure = measureAt(tokens, at, languages.has('pt'));
  const rooms = !measure && roomsBefore(tokens, at, names);
  if (measure && (!named || named.next - at < 2 || measure.next > named.next)) {
    const range = alsoAtLeast(state, tokens, at, measure);
    state.measures.push({ ...measure, range, or: state.or, spans: [spanOf(tokens, at, measure.next)] });
    return measure.next;
  }
  if (rooms) {
    const spans = [spanOf(tokens, at, at + 1)];
    state.unsure.push({ unit: 'rooms', range: rooms, next: at + 1, spans });
    return at + 1;
  }
  const refused =
    (named?.amenity ? undefined : refusedAmenitiesAt(state, tokens, at, names)) ?? refusedAt(state, tokens, at, names);
  if (refused) return refused;
  const status = roleAt(tokens, at, ['rent', 'sale']);
  const rented =
    languages.has('fr') && tokens[at]!.word === 'location' ? { role: 'rent' as const, next: at + 1 } : status;
  // "Let me see" offers nothing to rent.
  const idle = idleAt(tokens, at);
  if (rented && (!named || rented.next >= named.next) && rented.next >= (idle ?? 0)) {
    state.statuses.add(rented.role === 'rent' ? 'FOR_RENT' : 'FOR_SALE');
    addPart(state, 'status', rented.role === 'rent' ? 'To rent' : 'For sale', [spanOf(tokens, at, rented.next)]);
    return rented.next;
  }
  const parking = roleAt(tokens, at, ['garages']);
  if (parking && (!named || parking.next >= named.next)) {
    state.unsure.push({
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
    return takeNamed(state, tokens, at, named);
  if (idle) {
    if (roleAt(tokens, at, ['near'])?.next === idle) {
      state.near = true;
      state.nearEnd = idle;
    }
    if (roleAt(tokens, at, ['or'])?.next === idle) state.or = true;
    state.per ??= periodOf(tokens[at]!);
    if (roleAt(tokens, at, ['praise'])?.next === idle && idle === at + 1) {
      wish.praise.push(tokens[at]!.word);
      state.near = false;
    }
    return idle;
  }
  if (!saysNothing(tokens[at]!)) state.near = false;
  return undefined;
}

/** Takes what is named, or leaves it out where "no" follows. Answers where to go on. */
function takeNamed(state: Findings, tokens: Token[], at: number, named: Named): number {
  const not = unwantedAfter(tokens, named);
  if (not) {
    refuse(state, named, spanOf(tokens, at, not));
    return not;
  }
  take(state, tokens, at, named);
  state.or = false;
  return named.places ? afterRoad(state, tokens, named.next) : named.next;
}

/** "Annual rent": how often the price is paid that is named elsewhere. */
function periodOf({ word }: Token): 'year' | 'week' | undefined {
  if (isContext(word, 'yearly')) return 'year';
  return isContext(word, 'weekly') ? 'week' : undefined;
}

/** "At least 4 bedrooms and 3 baths" asks for as many baths or more. */
function alsoAtLeast({ measures }: Findings, tokens: Token[], at: number, { unit, range }: Measure): Range {
  const before = measures.at(-1);
  const isJoined = before?.next === at - 1 && /^(and|&|et|e|na|و)$/.test(tokens[at - 1]?.word ?? '');
  const wasAtLeast = before?.range.min !== undefined && before.range.max === undefined;
  const isCount = unit !== 'price' && unit !== 'size' && range.min === range.max;
  return isJoined && wasAtLeast && isCount && range.min !== undefined ? { min: range.min } : range;
}

/** "Riverside Drive": what kind of road it is, is no word to look for. Answers where to go on. */
function afterRoad({ reading }: Findings, tokens: Token[], at: number): number {
  const road = tokens[at]?.word ?? '';
  if (!isContext(road, 'road')) return at;
  reading.wish.praise.push(road);
  return at + 1;
}

function idleAt(tokens: Token[], at: number): number | undefined {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    if (isIdle(phraseOf(tokens, at, length))) return at + length;
  }
  return /^[^\p{L}\p{N}]+$/u.test(tokens[at]!.word) ? at + 1 : undefined;
}

function take(state: Findings, tokens: Token[], at: number, { next, kind, places, amenity }: Named): void {
  const span = spanOf(tokens, at, next);
  if (kind) state.kinds.push({ nodes: kind, or: state.or, span });
  if (places) {
    const guessed = tokens.slice(at, next).some((token) => token.guessed) || places.every(({ heard }) => heard);
    state.places.push({ places, phrase: phraseOf(tokens, at, next - at), guessed, span });
    if (state.near) state.reading.wish.near = true;
    state.near = false;
  }
  if (amenity) takeAmenity(state, tokens, at, next, amenity);
}
