import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { excludedAmenityLabel } from '../part-labels.ts';
import { amenityPhrases, negators } from './amenity-phrases.ts';
import { type Entity, entityAt } from './entities.ts';
import { kindsWithin } from './kind-names.ts';
import { fillerAt, hasRole, isContext, languagesOf, phraseOf, phrasesAt, roleAt } from './lexicon.ts';
import type { Span } from './parsed-query.ts';
import { addPart, type ParserState } from './parser-state.ts';
import { isCapital } from './place-evidence.ts';
import type { Names } from './place-names.ts';
import { spanOf, type Token } from './tokens.ts';
import { readTable } from './vocabulary/read-table.ts';

/** Amenities by phrases that mean them after a negation alone: "not in an estate", but "house in Lekki estate". */
const negatedAmenities: ReadonlyMap<string, Amenity> = new Map(
  readTable('negated-amenities').map(({ phrase, amenity }) => [phrase, amenity as Amenity]),
);

/** Words between a negation and its object: "does not [have a] pool". */
const maxArticles = 3;

/**
 * Parses "no pool or gym", "not Lekki or Ajah", "sans garage", "not for rent": a negation and the list of its objects. Returns the
 * token after them, or undefined where no negation begins. A shorter negation counts where the longest has no object: of "not in
 * an estate" that is "not".
 */
export function exclusionAt(state: ParserState, at: number): number | undefined {
  const { tokens } = state;
  let longest: number | undefined;
  for (const { phrase: negation, next } of phrasesAt(tokens, at)) {
    const excludes = hasRole(negation, 'exclude');
    if (!excludes && !negators.has(negation) && !hasRole(negation, 'negation')) continue;
    const amenityAt = negatedAmenityIn(state, at, next);
    if (amenityAt !== undefined) return amenityAt;
    const status = excludes ? roleAt(tokens, next, ['rent', 'sale']) : undefined;
    const end = status?.next ?? excludeList(state, { at, from: next, excludes });
    if (end !== undefined) return end;
    longest ??= next;
  }
  // "No agent" has a meaning by itself.
  if (!longest || (fillerAt(tokens, at) ?? 0) > longest || isPreposition(state, at)) return undefined;
  return excludeList(state, { at, from: longest, excludes: false, dropsUnknown: true });
}

/** A negated name has at most so many words: "no [flood prone area]". */
const maxNegatedWords = 3;

/**
 * The token after the object of a negation, where it is no kind, place, amenity or number: "no flood area", "without stairs". What a
 * user does not want is no word to search for.
 */
function unknownObjectEnd({ tokens, names }: ParserState, from: number): number | undefined {
  let start = roleAt(tokens, from, ['near'])?.next ?? from;
  while (isContext(tokens[start]?.word, 'before amenity')) start += 1;
  // "No land tussle" is not about land.
  const first = entityAt(tokens, start, names);
  let end = first?.kind ? first.next : start;
  while (end < start + maxNegatedWords && isUnknownName(tokens, end, names, end > start)) end += 1;
  return end > start ? end : undefined;
}

/** Whether a token may be a part of the name of something unknown. */
function isUnknownName(tokens: Token[], at: number, names: Names, isLater: boolean): boolean {
  const token = tokens[at];
  if (!token || token.value !== undefined || !/\p{L}{2}/u.test(token.word) || isContext(token.word, 'no')) return false;
  if (isLater && isCapital(tokens, at)) return false;
  const entity = entityAt(tokens, at, names);
  // "No agbero" is not about Agbara.
  const isGuessed = entity?.places && token.corrected;
  if (entity && entity.amenity?.amenities.length !== 0 && !isGuessed) return false;
  const filler = fillerAt(tokens, at);
  return !filler || (filler === at + 1 && roleAt(tokens, at, ['optional']) !== undefined);
}

/** The token inside a negation where the name of an amenity begins: of "but not furnished", "not furnished" is unfurnished. */
function negatedAmenityIn({ tokens, names }: ParserState, at: number, end: number): number | undefined {
  const inside = tokens.slice(at + 1, end).map((_, index) => at + 1 + index);
  return inside.find((from) => {
    const entity = negators.has(tokens[from]!.word) ? entityAt(tokens, from, names) : undefined;
    return entity?.amenity !== undefined && entity.next > end;
  });
}

/** The Portuguese "no" is "in the". */
function isPreposition({ tokens, languages }: ParserState, at: number): boolean {
  return tokens[at]!.word === 'no' && languages.has('pt');
}

interface Negation {
  at: number;
  /** The token after the negation. */
  from: number;
  /** Whether the negation also excludes places: "not", but not "without". */
  excludes: boolean;
  /** Whether an unknown object is left out of the query. */
  dropsUnknown?: boolean;
}

function excludeList(state: ParserState, negation: Negation): number | undefined {
  const { tokens } = state;
  let end: number | undefined;
  let { dropsUnknown = false } = negation;
  for (let from: number | undefined = negation.from; from !== undefined; ) {
    const excluded = excludeOne(state, { ...negation, from, dropsUnknown });
    if (!excluded) break;
    end = excluded.next;
    dropsUnknown = excluded.amenity;
    // "No pool and gym" asks for a gym; "not Lekki and Ajah" excludes both.
    const joins =
      isContext(tokens[end]?.word, 'alternative') || (!excluded.amenity && roleAt(tokens, end, ['or', 'and']));
    from = joins && !isAroundExcluded(state, end + 1) ? end + 1 : undefined;
  }
  return end;
}

/** "Not in Lekki, Lagos": the second place says where the first is. */
function isAroundExcluded({ tokens, names, excludedPlaces }: ParserState, at: number): boolean {
  const around = entityAt(tokens, at, names)?.places ?? [];
  return excludedPlaces.at(-1)?.places.some(({ path }) => around.some(({ id }) => path.includes(id))) ?? false;
}

interface Excluded {
  amenity: boolean;
  next: number;
}

/** Excludes the object of a negation, after its articles: parking, an amenity, or else a kind or place. */
function excludeOne(state: ParserState, negation: Negation): Excluded | undefined {
  const { tokens, names } = state;
  const { at, from, excludes, dropsUnknown } = negation;
  for (let start = from; start <= from + maxArticles && start < tokens.length; start += 1) {
    const next = excludeAmenityAt(state, at, start);
    if (next !== undefined) return { amenity: true, next };
    if (!isContext(tokens[start]!.word, 'before amenity')) break;
  }
  // "But not in the Lekki area".
  const named = excludes && isContext(tokens[from]?.word, 'in') ? from + 1 : from;
  const start = isContext(tokens[named]?.word, 'article') ? named + 1 : named;
  const entity = entityAt(tokens, start, names);
  const isExcluded = entity?.kind && !isPreposition(state, at) && (excludes || isOtherKind(state, start, entity));
  if (entity && (isExcluded || (entity.places && excludes))) {
    excludeEntity(state, entity, spanOf(tokens, start, entity.next));
    return { amenity: false, next: entity.next };
  }
  const end = dropsUnknown ? unknownObjectEnd(state, from) : undefined;
  return end === undefined ? undefined : { amenity: true, next: end };
}

/** Whether a kind after "no" is one that is not looked for: "no bedsitter", but neither "no land tussle" nor "non loti". */
function isOtherKind({ tokens, names, kinds }: ParserState, at: number, { kind = [], next }: Entity): boolean {
  const within = kindsWithin(names.tree, kind);
  const isNamed = kinds.some(({ nodes }) => kindsWithin(names.tree, nodes).every((each) => within.includes(each)));
  return !isNamed && !tokens[at]!.corrected && !isUnknownName(tokens, next, names, true);
}

/** Excludes the amenity or parking at a token, for a negation that begins at another. Returns the token after it. */
function excludeAmenityAt(state: ParserState, at: number, from: number): number | undefined {
  const { tokens, names } = state;
  // The Portuguese "no" is "in the": "no condomínio".
  const isNegated = (languages: Iterable<string>) => tokens[at]!.word !== 'no' || [...languages].includes('en');
  const parking = roleAt(tokens, from, ['garages']);
  if (parking && isNegated(languagesOf(phraseOf(tokens, from, parking.next - from)))) {
    const { next } = parking;
    const end = troubleEnd(tokens, at, next);
    if (end) return end;
    state.measures.push({ unit: 'garages', range: { max: 0 }, next, spans: [spanOf(tokens, at, next)] });
    return next;
  }
  const entity = entityAt(tokens, from, names);
  for (const { phrase, next } of phrasesAt(tokens, from)) {
    const negated = negatedAmenities.get(phrase);
    const known = amenityPhrases.get(phrase);
    const isKnown = known?.amenities.length && entity?.amenity === known && isNegated(known.languages);
    const excluded = isKnown ? known.amenities : negated ? [negated] : [];
    if (!excluded.length) continue;
    const end = troubleEnd(tokens, at, next);
    if (end) return end;
    for (const amenity of excluded) excludeAmenity(state, amenity, spanOf(tokens, at, next));
    return next;
  }
  return undefined;
}

/** The end of a negation of a cost or a failure, or of a longer phrase: "no estate fee", "no water problem", "no estate agent". */
function troubleEnd(tokens: Token[], at: number, next: number): number | undefined {
  const phraseEnd = fillerAt(tokens, at) ?? 0;
  if (phraseEnd > next) return phraseEnd;
  return isContext(tokens[next]?.word, 'trouble') && (fillerAt(tokens, next) ?? 0) <= next + 1 ? next + 1 : undefined;
}

/** "Flood free", where nothing is called "flood": the token after it. "Free State" is a place, and "free parking" is had. */
export function freeOfUnknown({ tokens, names }: ParserState, at: number): number | undefined {
  if (!isContext(tokens[at + 1]?.word, 'free of') || fillerAt(tokens, at) || entityAt(tokens, at + 1, names))
    return undefined;
  const isHad = entityAt(tokens, at + 2, names)?.amenity ?? roleAt(tokens, at + 2, ['garages']);
  return !isHad && isUnknownName(tokens, at, names, false) ? at + 2 : undefined;
}

/** "With or without a pool", "parking not needed", "no pool or gym needed": the token after what a home may have or not. */
export function indifferentEnd({ tokens, names }: ParserState, at: number, entity?: Entity): number | undefined {
  const endOf = (from: number, thing: Entity | undefined) =>
    roleAt(tokens, from, ['garages'])?.next ?? (thing?.amenity && thing.next);
  const endAt = (from: number) => endOf(from, entityAt(tokens, from, names));
  const before = roleAt(tokens, at, ['indifferent'])?.next;
  const isNegated = tokens[at]!.word === 'no';
  const start = before ?? (isNegated ? at + 1 : at);
  let end = start > at ? endAt(isContext(tokens[start]?.word, 'article') ? start + 1 : start) : endOf(at, entity);
  // "With a pool and parking optional" asks for the pool.
  const joins = before || isContext(tokens[at - 1]?.word, 'having') ? (['or'] as const) : (['or', 'and'] as const);
  const isJoined = (last: number) => tokens[last]?.word !== ',' && roleAt(tokens, last, joins);
  for (let last = end; last && isJoined(last); end = last ?? end) last = endAt(last + 1);
  if (!end || before) return end;
  if (isNegated) return isContext(tokens[end]?.word, 'needed') ? end + 1 : undefined;
  const after = roleAt(tokens, end, ['indifferent', 'indifferent after']);
  return after?.role === 'indifferent after' ? after.next : undefined;
}

/** "Flat no, na duplex", "duplex não, prefiro bungalow": the end of an entity that the user rejects. */
export function rejectionAfter(tokens: Token[], { next, kind, places }: Entity): number | undefined {
  const isRejected = (kind ?? places) && isContext(tokens[next]?.word, 'no');
  return isRejected && isContext(tokens[next + 1]?.word, 'rather') ? next + 1 : undefined;
}

export function excludeEntity(state: ParserState, { kind, places }: Entity, span: Span): void {
  if (kind) state.excludedKinds.push({ nodes: kind, span });
  if (places) state.excludedPlaces.push({ places, span });
}

function excludeAmenity(state: ParserState, amenity: Amenity, span: Span): void {
  const { excludedAmenities } = state.parsed.intent;
  if (!excludedAmenities.includes(amenity)) excludedAmenities.push(amenity);
  addPart(state, 'fact', excludedAmenityLabel(amenity), [span]);
}
