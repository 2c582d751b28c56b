import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import { type Amenity, amenityLabels } from '@africanscity/contracts/listings/amenities';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { formatAmount } from '@africanscity/contracts/currencies';
import { numberLabel } from '@africanscity/contracts/listings/number-labels';
import type { NumberFact } from './query-parser/number-facts.ts';
import type { Range } from './query-parser/parsed-query.ts';

const countTexts = {
  rooms: texts.searchedRooms,
  baths: texts.searchedBaths,
  garages: texts.searchedParking,
  toilets: texts.searchedToilets,
  size: texts.searchedSize,
};

/** "2 to 3 rooms", "2+ baths", "No parking". */
export function countLabel(unit: keyof typeof countTexts, { min, max }: Range): string {
  if (unit === 'garages' && min === 1 && max === undefined) return texts.anyParking();
  const number = (value = 0) => formatNumber(Math.round(value));
  const values = { count: max ?? min ?? 0, min: number(min), max: number(max) };
  return countTexts[unit]({ ...values, range: countRangeOf({ min, max }) });
}

function countRangeOf({ min, max }: Range): 'exact' | 'none' | ReturnType<typeof rangeOf> {
  if (min === undefined) return max === 0 ? 'none' : rangeOf({ max });
  return min === max ? 'exact' : rangeOf({ min, max });
}

/** "Solar: 10+ kVA", "Built in 2016 or later". */
export function factLabel(fact: NumberFact, { min, max }: Range): string {
  if (fact !== 'yearBuilt') return numberLabel(fact, { [`${fact}Min`]: textOf(min), [`${fact}Max`]: textOf(max) });
  if (min === undefined) return texts.builtUpTo({ year: String(max) });
  return min === max ? texts.builtExactly({ year: String(min) }) : texts.builtSince({ value: String(min) });
}

function textOf(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

interface LabelledAmount extends Range {
  about?: number;
  /** ISO 4217. */
  currency?: string;
  per?: PricePeriod | undefined;
}

/**
 * "Up to ₦1,000,000 a year", "To move in: up to ₦3,000,000". Amounts are US dollars, a month's for rent, unless `currency` and
 * `per` name others.
 */
export function amountLabel(
  unit: 'price' | 'moveIn',
  { min, max, about, currency = 'USD', per }: LabelledAmount,
  status: PropertyStatus | undefined,
): string {
  const money = (amount = 0) => formatAmount(amount < 100 ? amount : Math.round(amount), currency);
  const values = {
    range: about === undefined ? rangeOf({ min, max }) : ('about' as const),
    min: money(about ?? min),
    max: money(max),
  };
  if (unit === 'moveIn') return texts.searchedMoveIn(values);
  return texts.searchedPrice({ ...values, period: status === 'FOR_RENT' ? (per ?? 'month') : 'other' });
}

function rangeOf({ min, max }: Range): 'between' | 'upTo' | 'other' {
  if (max === undefined) return 'other';
  return min === undefined ? 'upTo' : 'between';
}

const adjectives: ReadonlySet<Amenity> = new Set([
  'furnished',
  'semi_furnished',
  'unfurnished',
  'serviced',
  'renovated',
]);

/** "No gym", "Not furnished". */
export function excludedAmenityLabel(amenity: Amenity): string {
  const label = amenityLabels[amenity]();
  // "CCTV" keeps its capitals.
  const name = /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  return texts.excludedAmenity({ form: adjectives.has(amenity) ? 'adjective' : 'other', amenity: name });
}

/** "House or Apartment, not Bungalow". */
export function kindLabel(kinds: readonly string[], excluded: readonly string[]): string {
  const wanted = alternatives(kinds);
  return excluded.length ? texts.wantedExcept({ wanted, excluded: alternatives(excluded) }) : wanted;
}

function alternatives(kinds: readonly string[]): string {
  return kinds.map(typeName).reduce((one, other) => texts.oneOrOther({ one, other }));
}

/** "Near Lagos, not Ajah". */
export function placeLabel(place: string, excluded: readonly string[], isNear: boolean): string {
  const label = excluded.reduce((wanted, other) => texts.wantedExcept({ wanted, excluded: other }), place);
  return isNear ? texts.nearPlace({ place: label }) : label;
}
