import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { maxCorners } from './drawn-area.ts';
import type { FilterFault } from './filter-texts.ts';
import { type FilterName, listingFilters } from './filters.ts';
import { maxRadiusKm } from './values.ts';

type Filters = typeof listingFilters;

/** Filters with a pattern, and without limits that say it all. */
type Patterned = {
  [Name in FilterName]: Filters[Name] extends { pattern: RegExp }
    ? Filters[Name] extends { limits: unknown }
      ? never
      : Name
    : never;
}[FilterName];

const filterMessages: Record<Patterned, () => string> = {
  place: texts.tooManyPlaceNames,
  nearby: siteTexts.mustBeTrueOrFalse,
  withPictures: siteTexts.mustBeTrueOrFalse,
  amenities: texts.tooManyAmenityNames,
  priceMin: siteTexts.dollarsNeeded,
  priceMax: siteTexts.dollarsNeeded,
  moveInMax: siteTexts.dollarsNeeded,
  bedPriceMax: siteTexts.dollarsNeeded,
  currency: texts.currencyCodeSuchAs,
  plotAreaMin: texts.areaNeeded,
  floorAreaMin: texts.areaNeeded,
  latitude: () => texts.degreesBetween({ limit: '90' }),
  longitude: () => texts.degreesBetween({ limit: '180' }),
  radiusKm: () => texts.radiusNeeded({ max: String(maxRadiusKm) }),
  bounds: texts.boundsNeeded,
  drawnArea: () => texts.drawnAreaNeeded({ max: String(maxCorners) }),
};

/** What the server says of a filter's text that it cannot read. */
export function messageOf(name: FilterName): () => string {
  const row: Filters[FilterName] = listingFilters[name];
  if (!('limits' in row)) return filterMessages[name as Patterned];
  const [min, max] = row.limits;
  const between = min % 1 ? siteTexts.numberBetween : siteTexts.wholeNumberBetween;
  return () => between({ min: String(min), max: String(max) });
}

/** What the server says of filters that do not fit together. */
export function describeFault({ fault, other: name = '' }: FilterFault): string {
  if (fault === 'incomplete') return texts.restOfCircleNeeded();
  return fault === 'needs' ? texts.needsOtherFilter({ name }) : texts.notBelowOther({ name });
}
