import { amenityNames } from './amenity-reading.ts';
import { bounds, degrees, drawnArea, radius } from './area-readings.ts';
import { maxOf } from './field-text.ts';
import {
  amount,
  area,
  type Choice,
  currency,
  type Filter,
  flag,
  type Kind,
  numberBetween,
  type NumberReading,
  type QuietReading,
  slugs,
} from './filter-kinds.ts';
import { type FieldFilter, filteredFields, type MinimumFilterName } from './list-rows.ts';
import { numberFilters } from './number-filters.ts';
import { maxSearchText, propertyStatuses } from './values.ts';

/**
 * What narrows a list of listings: one row a filter, in the order in which addresses spell them. The schema of the API's
 * calls (`listing-filter.ts`), the reading of addresses (`filter-texts.ts`), the SQL of the search and of saved searches and the words of the
 * page each have a table over these names.
 */

type MinimumFilter<Row extends FieldFilter> = NumberReading & { group: Row['group']; nothing: 0 } & (Row extends {
    offered: 'each';
  }
    ? { steps: true }
    : { offered: readonly number[] });

/** Filters of fields of the listing, as their rows in `fields.ts` have them: at least so many. */
function minimumFilters() {
  const rows = filteredFields.map(({ min, max, filter: { name, group, offered } }) => [
    name,
    {
      ...numberBetween(min, maxOf({ max }), 0),
      nothing: 0,
      group,
      ...(offered === 'each' ? { steps: true } : { offered }),
    },
  ]);
  return Object.fromEntries(rows) as {
    [Name in MinimumFilterName]: MinimumFilter<Extract<FieldFilter, { name: Name }>>;
  };
}

const circle = ['latitude', 'longitude', 'radiusKm'] as const;

export const listingFilters = {
  propertyStatus: { choices: Object.keys(propertyStatuses) as (keyof typeof propertyStatuses)[], group: 'status' },
  /** The exact name of a type. */
  propertyType: { freeText: 'words', maxLength: 120, group: 'type' },
  /** A kind and all beneath it. */
  kind: { freeText: 'words', maxLength: 120, group: 'type' },
  city: { freeText: 'name', maxLength: 120, group: 'city' },
  /** Any of these places, and all that lies in them; `nearby` adds the areas beside them. */
  place: { ...slugs, group: 'place' },
  nearby: { ...flag, nothing: false, needs: 'place', group: 'place' },
  /** Words in any order; all must be met, small slips are forgiven. */
  text: { freeText: 'words', maxLength: maxSearchText, group: 'text' },
  priceMin: { ...amount, nothing: 0, group: 'price' },
  priceMax: { ...amount, notBelow: 'priceMin', group: 'price' },
  currency: { ...currency, nothing: 'USD', group: 'price' },
  /** The period that prices of rentals are for, beside a status of rentals. Elsewhere it says nothing. */
  rentPeriod: { choices: ['month', 'year'], nothing: 'month', group: 'price' },
  /** Highest total cost of moving into a rental. A listing of which no cost is known is left out. */
  moveInMax: { ...amount, group: 'moveIn' },
  /** Highest rent of a bed for a month, where rooms are let singly. A listing without a known rent of a bed is left out. */
  bedPriceMax: { ...amount, group: 'bedPrice' },
  ...minimumFilters(),
  plotAreaMin: { ...area, nothing: 0, group: 'plotArea' },
  floorAreaMin: { ...area, nothing: 0, group: 'floorArea' },
  ...numberFilters,
  amenities: { ...amenityNames, group: 'amenities' },
  withPictures: { ...flag, nothing: false, group: 'pictures' },
  /** Listed within so many days. */
  listedDays: { ...numberBetween(1, 366, 0), nothing: 0, group: 'listed' },
  latitude: { ...degrees(90), together: circle, group: 'area' },
  longitude: { ...degrees(180), together: circle, group: 'area' },
  radiusKm: { ...radius, together: circle, group: 'area' },
  bounds: { ...bounds, group: 'area' },
  /** The corners of an area as a Flexible Polyline with five decimals. */
  drawnArea: { ...drawnArea, group: 'drawnArea' },
} as const satisfies Record<string, Kind & Filter>;

type Filters = typeof listingFilters;

export type FilterName = keyof Filters;
export type FilterGroup = Filters[FilterName]['group'];
/** Filters of which people choose one of a few whole numbers. */
export type StepFilter = { [Name in FilterName]: Filters[Name] extends { steps: true } ? Name : never }[FilterName];

/** What a filter's text means. */
export type FilterValue<Name extends FilterName> =
  Filters[Name] extends QuietReading<infer Value> ? Value : Filters[Name] extends Choice<infer Value> ? Value : string;
type FilterText<Name extends FilterName> = Filters[Name] extends Choice<infer Value> ? Value : string;

export type FilterValues = { [Name in FilterName]?: FilterValue<Name> | undefined };

/** A filter as it travels: all texts. */
export type ListingFilterTexts = { [Name in FilterName]?: FilterText<Name> | undefined };

/** The filters in the order in which to show them. */
export const listingFilterNames = Object.keys(listingFilters) as FilterName[];

/** What people see as one filter, in the same order. */
export const filterGroups = [...new Set(listingFilterNames.map((name) => listingFilters[name].group))];

export const stepFilters = listingFilterNames.filter(
  (name): name is StepFilter => (listingFilters[name] as Filter).steps === true,
);

/** The filters that make up a group. */
export function namesIn(group: FilterGroup): FilterName[] {
  return listingFilterNames.filter((name) => listingFilters[name].group === group);
}

/** Whether a filter's value leaves anything out; any value of what is no filter counts. */
export function asksFor(name: FilterName, value: unknown): boolean {
  const filter: Filter | undefined = listingFilters[name];
  return value !== undefined && value !== filter?.nothing;
}

/** Names a place in a list. */
export const cursorPattern = /^[\w-]{1,600}$/;
