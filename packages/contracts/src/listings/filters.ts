import { isBlank, isWellFormed, read, type Reading, readShortText } from '../reading.ts';
import { amenityNames } from './amenity-reading.ts';
import { bounds, degrees, radius } from './area-readings.ts';
import { maxOf } from './field-text.ts';
import { type FieldFilter, filteredFields, type MinimumFilterName } from './list-rows.ts';
import { isAreaUnit, squareMetersOf } from './sizes/area-units.ts';
import { maxSearchText, propertyStatuses } from './values.ts';

/**
 * What narrows a list of listings: one row a filter, in the order in which addresses spell them. The schema of the API's
 * calls (`listing-filter.ts`), the reading of addresses, the SQL of the search and of saved searches and the words of the
 * page each have a table over these names.
 */

/** A text that is one of some words. */
interface Choice<Value extends string> {
  choices: readonly Value[];
}

/** A text of people's own: `words` lose surrounding white space and are not blank, a `name` is taken as it stands. */
interface FreeText {
  freeText: 'words' | 'name';
  maxLength: number;
}

type Kind = Choice<string> | FreeText | Reading<unknown>;

interface Filter {
  /** What people see as one filter, and what is counted together. */
  group: string;
  /** The value that lets everything through; a filter that has it is as good as absent. */
  nothing?: unknown;
  /** People choose one of a few whole numbers, each offered with how many listings it leaves. */
  steps?: true;
  /** Filters without which it makes no sense. */
  together?: readonly string[];
  /** A filter that it says more of, and nothing without. */
  needs?: string;
  /** A filter whose value it may not be below. */
  notBelow?: string;
}

/** US dollars, or units of the filter's currency, with at most two decimals. */
const amount: Reading<number> = {
  pattern: /^\d{1,12}(\.\d{1,2})?$/,
  message: 'must be a number of US dollars, such as 85000 or 450.50',
  value: Number,
};

/** Square metres, or an area in a unit: '8000', '2acres', '0.5hectares', '1200feet'. */
const area: Reading<number> = {
  pattern: /^\d{1,9}(\.\d{1,4})?(metres|feet|acres|hectares)?$/,
  message: 'must be a number of square metres, or an area such as 2acres, 0.5hectares or 1200feet',
  value: (text) => {
    const unit = /[a-z]+$/.exec(text)?.[0];
    return isAreaUnit(unit) ? squareMetersOf(Number.parseFloat(text), unit) : Number(text);
  },
  holds: (value) => value < 1e10,
};

type MinimumFilter<Row extends FieldFilter> = Reading<number> & { group: Row['group']; nothing: 0 } & (Row extends {
    offered: 'each';
  }
    ? { steps: true }
    : { offered: readonly number[] });

/** Filters of fields of the listing, as their rows in `fields.ts` have them: at least so many. */
function minimumFilters() {
  const rows = filteredFields.map(({ min, max, filter: { name, group, offered } }) => [
    name,
    {
      pattern: new RegExp(`^\\d{1,${String(maxOf({ max })).length}}$`),
      message: `must be a whole number from ${min} to ${maxOf({ max })}`,
      value: Number,
      holds: (value: number) => value === 0 || (value >= min && value <= maxOf({ max })),
      nothing: 0,
      group,
      ...(offered === 'each' ? { steps: true } : { offered }),
    },
  ]);
  return Object.fromEntries(rows) as {
    [Name in MinimumFilterName]: MinimumFilter<Extract<FieldFilter, { name: Name }>>;
  };
}

/** The currency of prices and of the total to move in: amounts in it are compared exactly, others at the present rate. */
const currency: Reading<string> = {
  pattern: /^[A-Z]{3}$/,
  message: 'must be a code such as NGN',
  value: String,
};

/** A yes that is asked for. */
const flag: Reading<boolean> & Choice<'true' | 'false'> = {
  choices: ['true', 'false'],
  pattern: /^(true|false)$/,
  message: 'must be true or false',
  value: (text) => text === 'true',
};

/** Names of places in addresses, such as 'lekki' or 'ikoyi,victoria-island'. */
const slugs: Reading<string[]> = {
  pattern: /^[\p{L}\p{N}\p{M}-]{1,250}(,[\p{L}\p{N}\p{M}-]{1,250}){0,19}$/u,
  message: 'must be at most 20 names of places, such as ikoyi,victoria-island',
  value: (text) => [...new Set(text.split(','))],
};

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
  /** Highest total cost of moving into a rental. A listing of which no cost is known is left out. */
  moveInMax: { ...amount, group: 'moveIn' },
  /** Highest rent of a bed for a month, where rooms are let singly. A listing without a known rent of a bed is left out. */
  bedPriceMax: { ...amount, group: 'bedPrice' },
  ...minimumFilters(),
  plotAreaMin: { ...area, nothing: 0, group: 'plotArea' },
  floorAreaMin: { ...area, nothing: 0, group: 'floorArea' },
  amenities: { ...amenityNames, group: 'amenities' },
  withPictures: { ...flag, nothing: false, group: 'pictures' },
  latitude: { ...degrees(90), together: circle, group: 'area' },
  longitude: { ...degrees(180), together: circle, group: 'area' },
  radiusKm: { ...radius, together: circle, group: 'area' },
  bounds: { ...bounds, group: 'area' },
} as const satisfies Record<string, Kind & Filter>;

type Filters = typeof listingFilters;

export type FilterName = keyof Filters;
export type FilterGroup = Filters[FilterName]['group'];
/** Filters of which people choose one of a few whole numbers. */
export type StepFilter = { [Name in FilterName]: Filters[Name] extends { steps: true } ? Name : never }[FilterName];

/** What a filter's text means. */
export type FilterValue<Name extends FilterName> =
  Filters[Name] extends Reading<infer Value> ? Value : Filters[Name] extends Choice<infer Value> ? Value : string;
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

export interface FilterFault {
  name: FilterName;
  message: string;
}

/** What is wrong between filters of which each makes sense by itself. */
export function faultsBetween(values: FilterValues): FilterFault[] {
  return listingFilterNames.flatMap((name): FilterFault[] => {
    const { together, needs, notBelow }: Filter = listingFilters[name];
    const value = values[name];
    const least = values[notBelow as FilterName];
    if (value === undefined)
      return together?.some((other) => values[other as FilterName] !== undefined)
        ? [{ name, message: 'must be given with the rest of the circle' }]
        : [];
    if (needs !== undefined && asksFor(name, value) && values[needs as FilterName] === undefined)
      return [{ name, message: `makes no sense without ${needs}` }];
    return least !== undefined && value < least ? [{ name, message: `must be at least ${notBelow}` }] : [];
  });
}

/** The value of a filter's text; undefined for a text that means none. */
export function readFilterText<Name extends FilterName>(name: Name, text: string): FilterValue<Name> | undefined {
  const filter: Kind = listingFilters[name];
  return readKind(filter, text) as FilterValue<Name> | undefined;
}

function readKind(filter: Kind, text: string): unknown {
  if ('pattern' in filter) return read(filter, text);
  if ('choices' in filter) return filter.choices.includes(text) ? text : undefined;
  if (filter.freeText === 'name')
    return text && text.length <= filter.maxLength && isWellFormed(text) ? text : undefined;
  const words = readShortText(text, filter.maxLength);
  return words === undefined || isBlank(words) ? undefined : words;
}

/** The filter of a list's address. What makes no sense, or leaves nothing out, counts as absent. */
export function readListingFilter(address: URLSearchParams): ListingFilterTexts {
  const texts: Partial<Record<FilterName, string>> = {};
  const values: Partial<Record<FilterName, unknown>> = {};
  for (const name of listingFilterNames) {
    const text = address.get(name)?.trim() ?? '';
    const value = readFilterText(name, text);
    if (asksFor(name, value)) [texts[name], values[name]] = [text, value];
  }
  for (const { name } of faultsBetween(values as FilterValues)) {
    // A circle that misses a part is none.
    const { together = [name] }: Filter = listingFilters[name];
    for (const faulty of together) delete texts[faulty as FilterName];
  }
  return texts as ListingFilterTexts;
}

/** Names a place in a list. */
export const cursorPattern = /^[\w-]{1,600}$/;
