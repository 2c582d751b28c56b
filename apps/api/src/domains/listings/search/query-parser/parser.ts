import * as texts from '@africanscity/messages/listings';
import { amenityLabels } from '@africanscity/contracts/listings/amenities';
import { amenityPhrases, type AmenityPhrase } from './amenity-phrases.ts';
import { type Entity, entityAt, roomsBefore } from './entities.ts';
import { excludeEntity, exclusionAt, freeOfUnknown, indifferentEnd, rejectionAfter } from './exclusions.ts';
import { inheritMinimum } from './joined-counts.ts';
import { addressVariants, isInsignificant, keywordsIn } from './keywords.ts';
import { detectLanguages, fillerAt, isContext, languagesOf, phraseOf, roleAt } from './lexicon.ts';
import { type Measure, measureAt } from './measures.ts';
import { normalizeKind } from './kind-names.ts';
import { areRoomsOfHome, beforeName, isOwned, joinsList } from './owned-kinds.ts';
import { capitalize, type ParsedQuery } from './parsed-query.ts';
import { addPart, buildParsedQuery, initialState, type ParserState } from './parser-state.ts';
import { disambiguatePlaces, placeAt } from './place-disambiguation.ts';
import type { Names } from './place-names.ts';
import type { Money } from './prices.ts';
import { addPeriod, incomeEnd, isOfAmenity } from './rent-periods.ts';
import { spanOf, type Token } from './tokens.ts';

/** Parses tokens from left to right: at each token, the longest phrase that has a meaning. */
export function parseTokens(tokens: Token[], names: Names, money: Money): ParsedQuery {
  const state = initialState(tokens, names, detectLanguages(tokens));
  const senses = disambiguatePlaces(tokens, names, state.languages);
  const unparsed: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const sense = senses.get(at);
    const next =
      sense === 'place' ? addOrExcludeEntity(state, at, placeAt(tokens, at, names)!) : parseAt(state, at, sense);
    if (next === undefined) unparsed.push(at);
    at = next ?? at + 1;
  }
  const unknownNames = [...senses].flatMap(([at, sense]) => (sense === 'unknown' ? at : []));
  for (const { word, at } of keywordsIn(tokens, unparsed, unknownNames)) {
    const phrases = addressVariants(word);
    const isAbsent = tokens[at]!.absent === true && phrases.length === 1;
    state.parsed.intent.keywords.push({ name: word, phrases, ...(isAbsent && { isAbsent }) });
    addPart(state, 'word', word, [spanOf(tokens, at, at + 1)]);
  }
  return buildParsedQuery(state, money);
}

/** Parses the phrase that begins at a token. Returns the token after it, or undefined for a word without a meaning. */
function parseAt(state: ParserState, at: number, sense: 'everyday' | 'unknown' | undefined): number | undefined {
  if (sense === 'unknown') return undefined;
  const { tokens, names, languages } = state;
  const entity = entityFrom(state, at, sense === 'everyday');
  const indifferent = indifferentEnd(state, at, entity);
  if (indifferent) return indifferent;
  const measure = measureAt(tokens, at, languages.has('pt'));
  if (measure && (!entity || entity.next - at < 2 || measure.next > entity.next)) return addMeasure(state, at, measure);
  const rooms = measure ? undefined : roomsBefore(tokens, at, names);
  if (rooms) return addTentative(state, { unit: 'rooms', range: rooms, next: at + 1 }, at);
  const excluded = entity?.amenity ? undefined : (exclusionAt(state, at) ?? freeOfUnknown(state, at));
  if (excluded) return excluded;
  const filler = fillerAt(tokens, at);
  const status = statusAt(state, at);
  // "Let me see" names no status. "Location vide" is unfurnished and to rent.
  const isWhole = (end: number) =>
    end >= (entity?.next ?? 0) || (entity?.amenity && entityAt(tokens, end, names)?.next === entity.next);
  if (status && isWhole(status.next) && status.next >= (filler ?? 0)) return addStatus(state, at, status);
  const parking = roleAt(tokens, at, ['garages']);
  if (parking && parking.next >= (entity?.next ?? 0))
    return addTentative(state, { unit: 'garages', range: { min: 1 }, next: parking.next }, at);
  if (entity && (!filler || entity.next > filler || (entity.next === filler && isNameRather(state, at, entity))))
    return addOrExcludeEntity(state, at, entity);
  if (filler) return skipFiller(state, at, filler);
  if (!isInsignificant(tokens[at]!)) Object.assign(state, { near: false, afterOr: false });
  return undefined;
}

/** The entity that begins at a token: its first word alone where "title deed" follows "with" or "titre foncier" follows "terrain". */
function entityFrom({ tokens, names }: ParserState, at: number, isEveryday: boolean): Entity | undefined {
  const entity = entityAt(tokens, at, names, isEveryday);
  if (!entity?.amenity || entity.next < at + 2) return entity;
  const head = entityAt(tokens.slice(0, at + 1), at, names);
  if (!head?.kind && fillerAt(tokens, at) !== at + 1) return entity;
  const within = entityAt(tokens, at + 1, names);
  return within && within.next > entity.next ? head : entity;
}

function addMeasure(state: ParserState, at: number, { per, ...measure }: Measure): number {
  const range = inheritMinimum(state, at, measure);
  const span = spanOf(state.tokens, at, measure.next);
  // "500sqm to 1000sqm", unlike "4 bedrooms - 2 bedroom annex".
  const before = state.measures.at(-1);
  const isEnd =
    before?.next === at - 1 &&
    roleAt(state.tokens, at - 1, ['to']) !== undefined &&
    (range.max ?? range.min ?? 0) > (before.range.max ?? before.range.min ?? 0);
  // "From 500sqm to 1000sqm".
  const isSame = before?.unit === measure.unit && before.range.max === undefined;
  const isUpper = isEnd && isSame && range.max !== undefined;
  state.measures.push({
    ...measure,
    ...(per && !isOfAmenity(state, per, measure.next) && { per }),
    range: isUpper ? { max: range.max! } : range,
    or: state.afterOr || (isEnd && !isUpper),
    spans: [span],
  });
  state.afterOr = false;
  // "Lodge on 10 acres".
  if (measure.land && !/^(on|sur|sobre|kwenye)$/.test(state.tokens[beforeName(state.tokens, at)]?.word ?? ''))
    state.land ??= { span, isNamed: measure.land === 'named' };
  return measure.next;
}

function addTentative({ tentativeMeasures, tokens }: ParserState, measure: Measure, at: number): number {
  tentativeMeasures.push({ ...measure, spans: [spanOf(tokens, at, measure.next)] });
  return measure.next;
}

interface Status {
  role: 'rent' | 'sale';
  next: number;
}

function statusAt({ tokens, languages }: ParserState, at: number): Status | undefined {
  // "Location T2" and "location S+2" are French, too.
  const isFrench = languages.has('fr') || /^[tfs]\d?$/.test(tokens[at + 1]?.word ?? '');
  if (isFrench && tokens[at]!.word === 'location') return { role: 'rent', next: at + 1 };
  return roleAt(tokens, at, ['rent', 'sale']);
}

function addStatus(state: ParserState, at: number, { role, next }: Status): number {
  state.afterOr = false;
  // Homes with tenants are sold as "rental houses for sale".
  if (/^rentals? ((?!or |and )[\p{L}\p{M}]+ ){0,2}for sale/u.test(phraseOf(state.tokens, at, 5))) return next;
  state.statuses.add(role === 'rent' ? 'FOR_RENT' : 'FOR_SALE');
  addPart(state, 'status', role === 'rent' ? texts.toRent() : texts.forSale(), [spanOf(state.tokens, at, next)]);
  return next;
}

/**
 * Whether a phrase that is a filler too names an entity: a kind; "AC" without a number before it, which is no acre; an amenity
 * such as "MES" where the text is in no language of the filler.
 */
function isNameRather({ tokens, languages }: ParserState, at: number, { kind, amenity, next }: Entity): boolean {
  if (kind) return true;
  if (!amenity) return false;
  const written = languagesOf(phraseOf(tokens, at, next - at));
  const isForeign = written.length > 0 && !written.some((language) => languages.has(language));
  return isForeign || roleAt(tokens, at, ['acres']) !== undefined;
}

/** Adds an entity, or excludes it where "no" follows. Returns the token to parse next. */
function addOrExcludeEntity(state: ParserState, at: number, entity: Entity): number {
  const { tokens } = state;
  const rejectionEnd = rejectionAfter(tokens, entity);
  if (rejectionEnd) {
    excludeEntity(state, entity, spanOf(tokens, at, rejectionEnd));
    return rejectionEnd;
  }
  addEntity(state, at, entity);
  state.afterOr = false;
  const road = tokens[entity.next]?.word ?? '';
  if (!entity.places || !isContext(road, 'road')) return entity.next;
  // Of "Riverside Drive", "drive" is no word to search for.
  state.parsed.intent.optionalWords.push(road);
  return entity.next + 1;
}

function addEntity(state: ParserState, at: number, { next, kind, places, amenity }: Entity): void {
  const { tokens, names } = state;
  const span = spanOf(tokens, at, next);
  const phrase = phraseOf(tokens, at, next - at);
  // "Room to let" is a name of rooms.
  const status = kind && roleAt(tokens.slice(0, next), at + 1, ['rent']);
  const isSold = () => tokens.some((_, other) => roleAt(tokens, other, ['sale']) !== undefined);
  if (status?.next === next && !isSold()) addStatus(state, at + 1, status);
  const known = kind && amenityPhrases.get(phrase);
  // "Hotel" is a kind and a word of it, but "near a hotel" only a word.
  const described = known?.amenities.length === 0 ? known : undefined;
  if (kind && isOwned(state, at, kind)) state.ownedEnd = next;
  else if (described && state.nearEnd === beforeName(tokens, at) + 1) addAmenity(state, at, next, described);
  else if (kind && !areRoomsOfHome(state, at, next)) {
    // "Flat and room" asks for both, although rooms are beneath flats.
    const isListed = kind.includes('Rooms') && joinsList(tokens[beforeName(tokens, at)]?.word);
    state.kinds.push({ nodes: kind, or: state.afterOr || isListed, span });
    if (described) addAmenity(state, at, next, described);
    // "Uncompleted building".
    if (roleAt(tokens, at, ['optional'])?.next === next) state.parsed.intent.optionalWords.push(phrase);
  }
  const isHeld = places
    ? state.ownedEnd !== undefined && at - state.ownedEnd < 2
    : amenity && isContext(tokens[beforeName(tokens, at)]?.word, 'having');
  if (isHeld) state.heldEnd = next;
  if (places) {
    const guessed =
      tokens.slice(at, next).some(({ corrected }) => corrected) || places.every(({ isPhonetic }) => isPhonetic);
    state.places.push({ places, phrase, guessed, or: state.afterOr ? state.places.at(-1)?.span : undefined, span });
    if (state.near) state.parsed.intent.near = true;
    state.near = false;
  }
  if (!amenity) return;
  addAmenity(state, at, next, amenity);
  // "Titled land".
  if (tokens.slice(at, next).some(({ word }) => names.kinds.get(normalizeKind(word))?.includes('Land')))
    state.land ??= { span, isNamed: true };
}

/** Adds an amenity. One that is only nearby, as in "close to a gym", is a keyword of descriptions. */
function addAmenity(state: ParserState, at: number, next: number, { amenities, phrases }: AmenityPhrase): void {
  const { tokens, nearEnd } = state;
  const { intent } = state.parsed;
  const span = spanOf(tokens, at, next);
  const isNearby =
    nearEnd !== undefined && tokens.slice(nearEnd, at).every(({ word }) => isContext(word, 'before amenity'));
  for (const amenity of isNearby ? [] : amenities) {
    if (!intent.amenities.includes(amenity)) intent.amenities.push(amenity);
    addPart(state, 'fact', amenityLabels[amenity](), [span]);
  }
  if (amenities.length && !isNearby) return;
  const typed = phraseOf(tokens, at, next - at);
  const name = amenities.length ? typed : phrases[0]!;
  // "Petrol station or hotel": a listing has one of the two.
  const alternative = state.afterOr ? intent.keywords.at(-1) : undefined;
  if (alternative) alternative.phrases.push(typed, ...phrases);
  else intent.keywords.push({ name, phrases: [...new Set([typed, ...phrases])] });
  addPart(state, 'word', capitalize(name), [span]);
  state.near = false;
}

/** Remembers what a filler says about the next phrase. Returns the token after the filler. */
function skipFiller(state: ParserState, at: number, next: number): number {
  const { tokens } = state;
  const isRole = (role: 'near' | 'or' | 'optional') => roleAt(tokens, at, [role])?.next === next;
  const phrase = phraseOf(tokens, at, next - at);
  if (isRole('near')) Object.assign(state, { near: true, nearEnd: next });
  // The French "au" is "at the".
  if (isRole('or') && !(phrase === 'au' && state.languages.has('fr'))) state.afterOr = true;
  // "Annual rent", "per night 4000": the price is elsewhere.
  if (isContext(phrase, 'rent period') || isContext(phrase, 'each period')) addPeriod(state, at, next);
  if (isRole('optional')) {
    state.parsed.intent.optionalWords.push(phrase);
    state.near = false;
  }
  return isContext(phrase, 'income') ? incomeEnd(state, at, next) : next;
}
