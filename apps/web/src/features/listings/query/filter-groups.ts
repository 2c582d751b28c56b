import { formatNumber, withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { type Amenity, amenityLabels } from '@africanscity/contracts/listings/amenities';
import { filteredFields, type MinimumFilterName } from '@africanscity/contracts/listings/list-rows';
import {
  type FilterGroup,
  filterGroups,
  type listingFilters,
  type ListingFilterTexts,
  namesIn,
} from '@africanscity/contracts/listings/filters';
import type { NumberField } from '@africanscity/contracts/listings/number-filters';
import { numberNames, numberLabel } from '@africanscity/contracts/listings/number-labels';
import { areaUnits, unitOfArea } from '@africanscity/contracts/listings/sizes/area-units';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { formatAmount } from '@africanscity/contracts/currencies';
import { formatPrice } from '../../../ui/price.ts';
import type { ListQuery } from './list-query.ts';

interface GroupWords {
  /** Short text of the active filter. */
  chip(filter: ListingFilterTexts, labels: StatusLabels): string;
  /** Text in a line with all filters, if it differs. */
  inLine?(filter: ListingFilterTexts): string;
}

/** Filters as visitors see them, in the order of the chips. */
const groups: Record<FilterGroup, GroupWords> = {
  text: { chip: ({ text = '' }) => texts.quotedText({ text }) },
  status: { chip: ({ propertyStatus }, labels) => (propertyStatus ? labels[propertyStatus] : '') },
  type: {
    chip: ({ propertyType, kind }) =>
      [kind, propertyType].flatMap((type) => (type ? [typeName(type)] : [])).join(' · '),
  },
  city: { chip: ({ city = '' }) => city },
  place: { chip: (filter) => placesLabel(filter) },
  area: {
    chip: ({ bounds, radiusKm = '' }) => (bounds ? texts.partOfMap() : texts.withinKm({ radius: radiusKm })),
    inLine: ({ bounds, radiusKm }) =>
      [radiusKm && texts.withinKmOfPlace({ radius: radiusKm }), bounds && texts.inAreaOfMap()]
        .filter(Boolean)
        .join(' · '),
  },
  drawnArea: { chip: texts.drawnArea },
  price: { chip: (filter) => priceLabel(filter), inLine: (filter) => priceLabel(filter, texts.fromToValues) },
  moveIn: {
    chip: ({ moveInMax, currency = 'USD' }) => texts.moveInUpTo({ amount: formatAmount(Number(moveInMax), currency) }),
  },
  bedPrice: {
    chip: ({ bedPriceMax, currency = 'USD' }) => texts.bedUpTo({ amount: formatAmount(Number(bedPriceMax), currency) }),
  },
  ...fieldGroups(),
  plotArea: { chip: ({ plotAreaMin }) => texts.plotOf({ area: areaLabel(plotAreaMin) }) },
  floorArea: { chip: ({ floorAreaMin }) => texts.floorAreaOf({ area: areaLabel(floorAreaMin) }) },
  ...numberWords(),
  amenities: { chip: ({ amenities = '' }) => amenityNames(amenities) },
  pictures: { chip: texts.withPictures },
  listed: { chip: ({ listedDays }) => texts.listedInDays({ count: Number(listedDays) }) },
};

/** '2+ acres' for '2acres', '8,000+ m²' for '8000'. */
function areaLabel(text = ''): string {
  const amount = Number.parseFloat(text);
  const value = texts.atLeastValue({ value: formatNumber(amount, { maximumFractionDigits: 4 }) });
  return texts.withUnit({ value, unit: areaUnits[unitOfArea(text) ?? 'metres'].sign({ amount }) });
}

type FieldGroup = (typeof listingFilters)[MinimumFilterName]['group'];

/** Texts of the filters of fields, from the table of fields. */
function fieldGroups() {
  const rows = filteredFields.map(({ filter: { group, name, chip, line } }) => {
    const valueOf = (filter: ListingFilterTexts) => filter[name as MinimumFilterName] ?? '';
    const words: GroupWords = {
      chip: (filter) => chip({ value: valueOf(filter) }),
      ...(line && { inLine: (filter) => line({ count: Number(valueOf(filter)) }) }),
    };
    return [group, words];
  });
  return Object.fromEntries(rows) as Record<FieldGroup, GroupWords>;
}

/** Texts of the filters of facts that are numbers. */
function numberWords() {
  const rows = Object.keys(numberNames).map((group) => [
    group,
    { chip: (filter: ListingFilterTexts) => numberLabel(group as NumberField, filter) },
  ]);
  return Object.fromEntries(rows) as Record<NumberField, GroupWords>;
}

/** The labels of amenities of an address: 'Borehole or well, Prepaid meter'. */
function amenityNames(names: string): string {
  return withCommas(names.split(',').map((name) => amenityLabels[name as Amenity]()));
}

const chipOrder = Object.keys(groups) as FilterGroup[];

/** Returns the active filters in display order. */
export function activeGroups(query: ListingFilterTexts): FilterGroup[] {
  return chipOrder.filter((group) => isActive(group, query));
}

function isActive(group: FilterGroup, filter: ListingFilterTexts): boolean {
  // A currency or a period without a price asks for nothing.
  return namesIn(group).some((name) => name !== 'currency' && name !== 'rentPeriod' && filter[name]);
}

/** Returns the change that removes a filter. */
export function without(group: FilterGroup): Partial<ListQuery> {
  // Other amounts may keep the currency.
  return Object.fromEntries(namesIn(group).flatMap((name) => (name === 'currency' ? [] : [[name, undefined]])));
}

/** The change that removes all filters. */
export const withoutFilters: Partial<ListQuery> = Object.assign({}, ...filterGroups.map(without));

/** Describes an active filter. */
export function groupLabel(query: ListingFilterTexts, group: FilterGroup, labels: StatusLabels): string {
  return groups[group].chip(query, labels);
}

/** Describes all active filters in one line. */
export function filterLine(filter: ListingFilterTexts, labels: StatusLabels): string {
  const parts = filterGroups
    .filter((group) => isActive(group, filter))
    .map((group) => groups[group].inLine?.(filter) ?? groups[group].chip(filter, labels));
  return parts.join(' · ') || texts.allProperties();
}

/** Formats a price range; `between` writes both ends. */
export function priceLabel(
  { priceMin, priceMax, currency, rentPeriod }: ListingFilterTexts,
  between: (values: { min: string; max: string }) => string = texts.priceBetween,
): string {
  if (rentPeriod === 'year') return texts.aYear({ price: priceLabel({ priceMin, priceMax, currency }, between) });
  const format = (amount: number) => (currency ? formatAmount(amount, currency) : formatPrice(amount));
  const [min, max] = [priceMin, priceMax].map((text) => text && format(Number(text)));
  if (min && max) return between({ min, max });
  return min ? texts.priceFrom({ from: min }) : texts.priceUpTo({ to: max ?? '' });
}

/** First letters of a place's words, without those of articles and prepositions in it: 'Dar es Salaam', 'Rio de Janeiro'. */
const capitals = /^\p{L}| (?!(d[aeou]s?|[dl]?es|l[ae]|[ae]l|of) )\p{L}/gu;

/** Formats the places of a URL: 'Ikoyi, Victoria Island and nearby'. */
export function placesLabel({ place = '', nearby }: ListingFilterTexts): string {
  const names = place
    .split(',')
    .map((slug) => slug.replaceAll('-', ' ').replace(capitals, (letter) => letter.toUpperCase()));
  const places = names.join(', ');
  return nearby === 'true' ? texts.placesAndNearby({ places }) : places;
}
