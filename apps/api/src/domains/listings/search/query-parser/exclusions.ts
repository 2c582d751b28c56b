import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { excludedAmenityLabel } from '../part-labels.ts';
import { amenityPhrases, negators } from './amenity-phrases.ts';
import { type Entity, entityAt } from './entities.ts';
import { hasRole, isContext, languagesOf, phraseOf, phrasesAt, roleAt } from './lexicon.ts';
import type { Span } from './parsed-query.ts';
import { addPart, type ParserState } from './parser-state.ts';
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
  for (const { phrase: negation, next } of phrasesAt(tokens, at)) {
    const excludes = hasRole(negation, 'exclude');
    if (!excludes && !negators.has(negation) && !hasRole(negation, 'negation')) continue;
    const amenityAt = negatedAmenityIn(state, at, next);
    if (amenityAt !== undefined) return amenityAt;
    const status = excludes ? roleAt(tokens, next, ['rent', 'sale']) : undefined;
    const end = status?.next ?? excludeList(state, { at, from: next, excludes });
    if (end !== undefined) return end;
  }
  return undefined;
}

/** The token inside a negation where the name of an amenity begins: of "but not furnished", "not furnished" is unfurnished. */
function negatedAmenityIn({ tokens, names }: ParserState, at: number, end: number): number | undefined {
  const inside = tokens.slice(at + 1, end).map((_, index) => at + 1 + index);
  return inside.find((from) => {
    const entity = negators.has(tokens[from]!.word) ? entityAt(tokens, from, names) : undefined;
    return entity?.amenity !== undefined && entity.next > end;
  });
}

interface Negation {
  at: number;
  /** The token after the negation. */
  from: number;
  /** Whether the negation also excludes places and kinds: "not", but not "without". */
  excludes: boolean;
}

function excludeList(state: ParserState, negation: Negation): number | undefined {
  const { tokens } = state;
  let end: number | undefined;
  for (let from: number | undefined = negation.from; from !== undefined; ) {
    const excluded = excludeOne(state, { ...negation, from });
    if (!excluded) break;
    end = excluded.next;
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
  const { at, from, excludes } = negation;
  for (let start = from; start <= from + maxArticles && start < tokens.length; start += 1) {
    const next = excludeAmenityAt(state, at, start);
    if (next !== undefined) return { amenity: true, next };
    if (!isContext(tokens[start]!.word, 'before amenity')) break;
  }
  const start = isContext(tokens[from]?.word, 'article') ? from + 1 : from;
  const entity = excludes ? entityAt(tokens, start, names) : undefined;
  if (!entity?.kind && !entity?.places) return undefined;
  excludeEntity(state, entity, spanOf(tokens, start, entity.next));
  return { amenity: false, next: entity.next };
}

/** Excludes the amenity or parking at a token, for a negation that begins at another. Returns the token after it. */
function excludeAmenityAt(state: ParserState, at: number, from: number): number | undefined {
  const { tokens, names } = state;
  // The Portuguese "no" is "in the": "no condomínio".
  const isNegated = (languages: Iterable<string>) => tokens[at]!.word !== 'no' || [...languages].includes('en');
  const parking = roleAt(tokens, from, ['garages']);
  if (parking && isNegated(languagesOf(phraseOf(tokens, from, parking.next - from)))) {
    const { next } = parking;
    state.measures.push({ unit: 'garages', range: { max: 0 }, next, spans: [spanOf(tokens, at, next)] });
    return next;
  }
  const entity = entityAt(tokens, from, names);
  for (const { phrase, next } of phrasesAt(tokens, from)) {
    const negated = negatedAmenities.get(phrase);
    const known = amenityPhrases.get(phrase);
    const isKnown = known?.amenities.length && entity?.amenity === known && isNegated(known.languages);
    for (const amenity of isKnown ? known.amenities : negated ? [negated] : []) {
      excludeAmenity(state, amenity, spanOf(tokens, at, next));
    }
    if (isKnown || negated) return next;
  }
  return undefined;
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
