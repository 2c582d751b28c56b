import { readingParts } from '@africanscity/contracts/listings/listing-page';
import * as texts from '@africanscity/messages/listings';
import { amountLabel, countLabel, factLabel, kindLabel, placeLabel } from '../part-labels.ts';
import { bedroomsOf, type Measure, type Unit } from './measures.ts';
import {
  type KindMention,
  resolveKinds,
  type PlaceMention,
  resolvePlaces,
  type ExcludedKind,
  type ExcludedPlace,
  excludedWithin,
  foreignNames,
} from './mentions.ts';
import { inCountriesOfLanguage, isFrench } from './country-languages.ts';
import type { Languages } from './lexicon.ts';
import type { Names } from './place-names.ts';
import type { Token } from './tokens.ts';
import { isCount, isNumberFact, kindsOf } from './wanted-kinds.ts';
import { type Money, priceRange } from './prices.ts';
import { emptyIntent, type QueryPart, type PartName, type Range, type ParsedQuery, type Span } from './parsed-query.ts';

export interface MeasureMention extends Measure {
  spans: Span[];
  /** Whether "or" precedes it. */
  or?: boolean;
}

/** The text, and what the parser has found in it so far. */
export interface ParserState {
  tokens: Token[];
  names: Names;
  languages: Languages;
  parsed: ParsedQuery;
  statuses: Set<'FOR_SALE' | 'FOR_RENT'>;
  kinds: KindMention[];
  /** Position of words that ask for land without a kind: "half a plot" and "titled land" name land, "quarter acre" only suggests it. */
  land?: { span: Span; isNamed: boolean };
  /** The token after the last thing that a home has, such as the shop of "house with a shop". */
  ownedEnd?: number;
  /** The token after an amenity that a home has, or the place of what it has: "villa with pool [and guest house]". */
  heldEnd?: number;
  excludedKinds: ExcludedKind[];
  places: PlaceMention[];
  excludedPlaces: ExcludedPlace[];
  measures: MeasureMention[];
  /** Measures that count unless another of their unit is named: parking without a number, a number before a kind. */
  tentativeMeasures: MeasureMention[];
  /** Whether "or" precedes the next phrase. */
  afterOr: boolean;
  near: boolean;
  /** The token after the last "near". */
  nearEnd?: number;
  /** The period of the rent, for a price that names none, and the position of its words. */
  period?: { per: Measure['per']; span: Span };
}

export function initialState(tokens: Token[], names: Names, languages: Languages): ParserState {
  return {
    tokens,
    names,
    languages,
    parsed: { intent: emptyIntent(), parts: [] },
    statuses: new Set(),
    kinds: [],
    excludedKinds: [],
    places: [],
    excludedPlaces: [],
    measures: [],
    tentativeMeasures: [],
    afterOr: false,
    near: false,
  };
}

/** Builds the intent, and its parts in display order. */
export function buildParsedQuery(state: ParserState, money: Money): ParsedQuery {
  const { parsed, names } = state;
  const { intent } = parsed;
  const [status, other] = [...state.statuses];
  if (status && !other) intent.status = status;
  else if (other) parsed.parts = parsed.parts.filter(({ name }) => name !== 'status');
  for (const { kinds, names: kindNames, excluded, spans } of resolveKinds(kindsOf(state), state.excludedKinds, names)) {
    intent.kinds = [...new Set([...intent.kinds, ...kinds])];
    intent.kindPhrases = [
      ...new Set([...intent.kindPhrases, ...kinds.flatMap((kind) => names.namesOf.get(kind) ?? [])]),
    ];
    addPart(state, 'kind', kindLabel(kindNames, excluded), spans, { names: kindNames, excluded });
  }
  for (const { phrase, span } of foreignNames(state.places)) {
    intent.keywords.push({ name: phrase, phrases: [phrase] });
    addPart(state, 'word', phrase, [span]);
  }
  let country: string | undefined;
  for (const { spans, ...place } of resolvePlaces(inCountriesOfLanguage(state.places, state.languages))) {
    const { ids, name, phrases } = place;
    intent.places.push({ ids, name, phrases });
    ({ country } = place);
    const without = excludedWithin(ids, state.excludedPlaces);
    intent.excludedPlaces.push(...without.flatMap(({ places }) => places.map(({ id }) => id)));
    const excluded = without.map(({ places }) => places[0]!.title);
    addPart(state, 'place', placeLabel(name, excluded, intent.near), [...spans, ...without.map(({ span }) => span)], {
      names: [name],
      excluded,
      ...(intent.near && { relation: 'near' }),
    });
  }
  // "Not in Lekki" alone means anywhere else.
  if (!intent.places.length) {
    for (const { places, span } of state.excludedPlaces) {
      intent.excludedPlaces.push(...places.map(({ id }) => id));
      const { title } = places[0]!;
      addPart(state, 'place', texts.elsewhereThan({ place: title }), [span], { names: [title], relation: 'elsewhere' });
    }
  }
  for (const measure of [...mergeAlternatives(state.measures), ...state.tentativeMeasures])
    addMeasure(state, measure, country, money);
  // "Office per annum".
  if (state.period && !state.statuses.size && !intent.status) {
    intent.status = 'FOR_RENT';
    addPart(state, 'status', texts.toRent(), [state.period.span]);
  }
  const { budget } = parsed;
  const parts = parsed.parts.toSorted((a, b) => readingParts.indexOf(a.name) - readingParts.indexOf(b.name));
  return { intent, parts, ...(budget && { budget }) };
}

/** "One bedroom or two bedroom" is one to two, and "min 3 beds max 5 beds" three to five. */
function mergeAlternatives(measures: MeasureMention[]): MeasureMention[] {
  const found: MeasureMention[] = [];
  for (const measure of measures) {
    const before = found.findLast(({ unit }) => unit === measure.unit);
    if (before && haveOneEndEach(before, measure)) {
      before.spans = [...before.spans, ...measure.spans];
      before.range = { ...before.range, ...measure.range };
      if (measure.per) before.per ??= measure.per;
      if (before.amounts) before.amounts = { ...before.amounts, ...measure.amounts };
    } else if (!measure.or || !before || !hasAlternatives(measure.unit)) found.push({ ...measure });
    else {
      before.range = unionOf(before.range, measure.range);
      before.spans = [...before.spans, ...measure.spans];
    }
  }
  return found;
}

/**
 * Whether of two measures one has the lower end alone, and the other the higher: "over 2m but under 3m". In "under 50k or over 5m"
 * and "under 200k per month, over 2m per year" they are of two offers.
 */
function haveOneEndEach(...measures: [MeasureMention, MeasureMention]): boolean {
  const ranges = measures.map(({ amounts, range }) => ({
    ...range,
    min: amounts?.min?.value ?? range.min,
    max: amounts?.max?.value ?? range.max,
  }));
  const [lower, upper] = ranges[0]!.max === undefined ? ranges : ranges.toReversed();
  if (lower!.max !== undefined || upper!.min !== undefined || measures.some((measure) => measure.or)) return false;
  const [per, other] = measures.map((measure) => measure.per);
  return lower!.min! <= upper!.max! && (!per || !other || per === other);
}

function unionOf(one: Range, other: Range): Range {
  return {
    ...(one.min !== undefined && other.min !== undefined && { min: Math.min(one.min, other.min) }),
    ...(one.max !== undefined && other.max !== undefined && { max: Math.max(one.max, other.max) }),
  };
}

function addMeasure(state: ParserState, measure: MeasureMention, country: string | undefined, money: Money): void {
  const { intent } = state.parsed;
  const { unit: named } = measure;
  if (isNumberFact(named)) {
    intent[named] ??= measure.range;
    addPart(state, 'fact', factLabel(named, intent[named]!), measure.spans);
    return;
  }
  if (isCount(named)) {
    const range = measure.isTypology && isFrench(state.languages, country) ? bedroomsOf(measure.range) : measure.range;
    // Parking for four cars is parking for four or more.
    const { min } = range;
    intent[named] ??= named === 'garages' && min !== undefined ? { min } : range;
    addPart(state, named, countLabel(named, intent[named]!), measure.spans);
    return;
  }
  // The total of a home for sale is its price.
  const isSale = intent.status === 'FOR_SALE';
  const unit = isSale ? 'price' : named;
  // Homes for sale have no price for a night, but may have an annual yield.
  const isRent = intent.status === 'FOR_RENT' || !state.statuses.size;
  const written = measure.per ?? (isRent ? state.period?.per : undefined);
  const per = unit === 'moveIn' || (isSale && written === 'day') ? undefined : written;
  const isOfRent = unit === 'moveIn' || per !== undefined;
  if (isOfRent && !intent.status) intent.status = 'FOR_RENT';
  if (isOfRent && !state.statuses.size) addPart(state, 'status', texts.toRent(), measure.spans);
  const price = priceRange({ ...measure, unit, per }, country, intent.status, money);
  if (intent[unit] || (price.min === undefined && price.max === undefined)) return;
  const { about, budget, typed, per: period, rentsAYear, ...range } = price;
  intent[unit] = range;
  const label = amountLabel(unit, { ...range, ...(about !== undefined && { about }) }, intent.status);
  const typedLabel = typed && amountLabel(unit, { ...typed, per: period }, intent.status);
  addPart(state, unit, label, measure.spans, typedLabel && typedLabel !== label ? { typedLabel } : {});
  if (unit === 'moveIn') return;
  if (budget) state.parsed.budget = budget;
  if (about !== undefined) intent.priceAbout = about;
  if (rentsAYear) intent.rentsAYear = true;
}

/** Whether "or" widens the range of a measure: "first or second floor". */
function hasAlternatives(unit: Unit): boolean {
  return isCount(unit) || unit === 'floor' || unit === 'storeys';
}

export function addPart(
  { parsed }: ParserState,
  name: PartName,
  label: string,
  spans: Span[],
  more: Pick<QueryPart, 'typedLabel' | 'names' | 'excluded' | 'relation'> = {},
): void {
  const same = parsed.parts.find((part) => part.name === name && part.label === label);
  if (same) same.spans.push(...spans);
  else parsed.parts.push({ name, label, spans, ...more });
}
