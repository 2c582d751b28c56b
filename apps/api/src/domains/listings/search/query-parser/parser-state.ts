import { readingParts } from '@africanscity/contracts/listings/listing-page';
import type { Measure } from './measures.ts';
import {
  type KindMention,
  kindsOf,
  type PlaceMention,
  placesOf,
  type RefusedKind,
  type RefusedPlace,
  refusedIn,
} from './mentions.ts';
import type { Names } from './place-names.ts';
import { type Money, priceLabel, pricesOf } from './prices.ts';
import { emptyWish, type Part, type PartName, type Range, type Reading, type Span } from './parsed-query.ts';

interface FoundMeasure extends Measure {
  spans: Span[];
  /** "or" stands before it. */
  or?: boolean;
}

/** What was found so far in a text that is read from left to right. */
export interface Findings {
  reading: Reading;
  statuses: Set<'FOR_SALE' | 'FOR_RENT'>;
  kinds: KindMention[];
  refusedKinds: RefusedKind[];
  places: PlaceMention[];
  refusedPlaces: RefusedPlace[];
  measures: FoundMeasure[];
  /** Those that count unless others of their unit are named: parking without a number, and a number before a home. */
  unsure: FoundMeasure[];
  /** "or" stands before what comes next. */
  or: boolean;
  near: boolean;
  /** Where the last word that says "near" ends. */
  nearEnd?: number;
  /** How often a rent is paid, where its price does not say. */
  per?: Measure['per'];
}

export function nothingFound(): Findings {
  return {
    reading: { wish: emptyWish(), parts: [] },
    statuses: new Set(),
    kinds: [],
    refusedKinds: [],
    places: [],
    refusedPlaces: [],
    measures: [],
    unsure: [],
    or: false,
    near: false,
  };
}

/** The wish that all findings make together, and its parts in the order in which they are shown. */
export function conclude(state: Findings, names: Names, money: Money): Reading {
  const { reading } = state;
  const { wish } = reading;
  const [status, other] = [...state.statuses];
  if (status && !other) wish.status = status;
  else if (other) reading.parts = reading.parts.filter(({ name }) => name !== 'status');
  for (const { kinds, label, spans } of kindsOf(state.kinds, state.refusedKinds, names)) {
    wish.kinds = [...new Set([...wish.kinds, ...kinds])];
    wish.kindPhrases = [...new Set([...wish.kindPhrases, ...kinds.flatMap((kind) => names.called.get(kind) ?? [])])];
    addPart(state, 'kind', label, spans);
  }
  let country: string | undefined;
  for (const { spans, ...place } of placesOf(state.places)) {
    const { ids, name, phrases } = place;
    wish.places.push({ ids, name, phrases });
    ({ country } = place);
    const without = refusedIn(ids, state.refusedPlaces);
    wish.notIn.push(...without.flatMap(({ places }) => places.map(({ id }) => id)));
    const label = [name, ...without.map(({ places }) => `not ${places[0]!.title}`)].join(', ');
    addPart(state, 'place', wish.near ? `Near ${label}` : label, [...spans, ...without.map(({ span }) => span)]);
  }
  // "Not in Lekki" is anywhere else.
  if (!wish.places.length) {
    for (const { places, span } of state.refusedPlaces) {
      wish.notIn.push(...places.map(({ id }) => id));
      addPart(state, 'place', `Not ${places[0]!.title}`, [span]);
    }
  }
  for (const measure of [...withEither(state.measures), ...state.unsure]) addMeasure(state, measure, country, money);
  return { wish, parts: inOrder(reading.parts) };
}

/** "One bedroom or two bedroom" is one to two. */
function withEither(measures: FoundMeasure[]): FoundMeasure[] {
  const found: FoundMeasure[] = [];
  for (const measure of measures) {
    const before = found.findLast(({ unit }) => unit === measure.unit);
    if (!measure.or || !before || measure.unit === 'price') found.push({ ...measure });
    else {
      before.range = eitherOf(before.range, measure.range);
      before.spans = [...before.spans, ...measure.spans];
    }
  }
  return found;
}

function eitherOf(one: Range, other: Range): Range {
  return {
    ...(one.min !== undefined && other.min !== undefined && { min: Math.min(one.min, other.min) }),
    ...(one.max !== undefined && other.max !== undefined && { max: Math.max(one.max, other.max) }),
  };
}

function addMeasure(state: Findings, measure: FoundMeasure, country: string | undefined, money: Money): void {
  const { wish } = state.reading;
  if (measure.unit !== 'price') {
    // Room for four cars is room for more.
    const { min } = measure.range;
    wish[measure.unit] ??= measure.unit === 'garages' && min !== undefined ? { min } : measure.range;
    addPart(state, measure.unit, countLabel(measure.unit, wish[measure.unit]!), measure.spans);
    return;
  }
  if (measure.per && !wish.status) wish.status = 'FOR_RENT';
  if (measure.per && !state.statuses.size) addPart(state, 'status', 'To rent', measure.spans);
  const per = measure.per ?? (wish.status === 'FOR_RENT' ? state.per : undefined);
  const price = pricesOf({ ...measure, ...(per && { per }) }, country, wish.status, money);
  if (wish.price || (price.min === undefined && price.max === undefined)) return;
  const { about, ...range } = price;
  wish.price = range;
  if (about !== undefined) wish.priceAbout = about;
  addPart(state, 'price', priceLabel(price, wish.status), measure.spans);
}

const countNames = { rooms: 'room', baths: 'bath', garages: 'parking space', toilets: 'toilet', size: 'm²' };

function countLabel(unit: keyof typeof countNames, { min, max }: Range): string {
  const number = (value: number) => Math.round(value).toLocaleString('en');
  const name = (count: number | undefined) =>
    unit === 'size' || count === 1 ? countNames[unit] : `${countNames[unit]}s`;
  if (min !== undefined && min === max) return `${number(min)} ${name(min)}`;
  if (min !== undefined && max !== undefined) return `${number(min)} to ${number(max)} ${name(max)}`;
  if (max !== undefined) return `Up to ${number(max)} ${name(max)}`;
  return unit === 'garages' && min === 1 ? 'Parking' : `${number(min ?? 0)}+ ${name(min === 1 ? 2 : min)}`;
}

export function addPart({ reading }: Findings, name: PartName, label: string, spans: Span[]): void {
  const same = reading.parts.find((part) => part.name === name && part.label === label);
  if (same) same.spans.push(...spans);
  else reading.parts.push({ name, label, spans });
}

function inOrder(parts: Part[]): Part[] {
  return parts.toSorted((a, b) => readingParts.indexOf(a.name) - readingParts.indexOf(b.name));
}
