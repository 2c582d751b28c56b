import { formatNumber } from '@africanscity/messages/formats';
import { type Amenity, amenityLabels } from '@africanscity/contracts/listings/amenities';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { formatAmount } from '@africanscity/contracts/currencies';
import { numberLabel } from '@africanscity/contracts/listings/number-labels';
import type { NumberFact } from './query-parser/number-facts.ts';
import type { Range } from './query-parser/parsed-query.ts';

const countNames = { rooms: 'room', baths: 'bath', garages: 'parking space', toilets: 'toilet', size: 'm²' };

/** "2 to 3 rooms", "2+ baths", "No parking". */
export function countLabel(unit: keyof typeof countNames, { min, max }: Range): string {
  const number = (value: number) => formatNumber(Math.round(value));
  const name = (count: number | undefined) =>
    unit === 'size' || count === 1 ? countNames[unit] : `${countNames[unit]}s`;
  if (min !== undefined && min === max) return `${number(min)} ${name(min)}`;
  if (min !== undefined && max !== undefined) return `${number(min)} to ${number(max)} ${name(max)}`;
  if (max === 0) return `No ${unit === 'garages' ? 'parking' : name(0)}`;
  if (max !== undefined) return `Up to ${number(max)} ${name(max)}`;
  return unit === 'garages' && min === 1 ? 'Parking' : `${number(min ?? 0)}+ ${name(min === 1 ? 2 : min)}`;
}

/** "Solar: 10+ kVA", "Built in 2016 or later". */
export function factLabel(fact: NumberFact, { min, max }: Range): string {
  if (fact !== 'yearBuilt') return numberLabel(fact, { [`${fact}Min`]: textOf(min), [`${fact}Max`]: textOf(max) });
  if (min === undefined) return `Built in ${max} or before`;
  return min === max ? `Built in ${min}` : `Built in ${min} or later`;
}

function textOf(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

interface LabelledAmount extends Range {
  about?: number;
  /** ISO 4217. */
  currency?: string;
  per?: 'month' | 'year' | 'week' | undefined;
}

/** "Up to ₦1,000,000 a year", "To move in: up to ₦3,000,000". */
export function amountLabel(
  unit: 'price' | 'moveIn',
  amount: LabelledAmount,
  status: PropertyStatus | undefined,
): string {
  if (unit === 'price') return priceLabel(amount, status);
  const label = priceLabel(amount, undefined);
  return `To move in: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** Amounts are US dollars, a month's for rent, unless `currency` and `per` name others. */
function priceLabel(
  { min, max, about, currency = 'USD', per: period }: LabelledAmount,
  status: PropertyStatus | undefined,
): string {
  const money = (amount: number) => formatAmount(amount < 100 ? amount : Math.round(amount), currency);
  const per = status === 'FOR_RENT' ? ` a ${period ?? 'month'}` : '';
  if (about !== undefined) return `About ${money(about)}${per}`;
  if (min !== undefined && max !== undefined) return `${money(min)} to ${money(max)}${per}`;
  return max !== undefined ? `Up to ${money(max)}${per}` : `From ${money(min ?? 0)}${per}`;
}

/** "No gym", "Not furnished". */
export function excludedAmenityLabel(amenity: Amenity): string {
  const label = amenityLabels[amenity]();
  // "CCTV" keeps its capitals.
  const name = /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  return `${/^\S+ed$/.test(label) ? 'Not' : 'No'} ${name}`;
}
