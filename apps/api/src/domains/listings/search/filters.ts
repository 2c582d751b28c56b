import {
  asksFor,
  type FilterName,
  type FilterValue,
  listingFilterNames,
} from '@africanscity/contracts/listings/filters';
import { columnOf } from '@africanscity/contracts/listings/field-row';
import { filteredFields, type MinimumFilterName } from '@africanscity/contracts/listings/list-rows';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { openStatuses } from '@africanscity/contracts/listings/values';
import { inBounds, inCircle, kilometresTo } from '../places/areas.ts';
import { inPlaces, type PlacesMeant } from '../places/places.ts';
import { savedTextCondition } from './saved-text.ts';
import { amenityArray } from './amenity-sql.ts';
import { atLeast, compared, listedAs, ofTheCircle, ownColumn, type SqlFilter } from './sql-filter.ts';
import type { Placeholder } from '../core/sql-placeholder.ts';

/** One row a filter; `listing-filter.ts` of the contracts says what its values are. */
export const filters = {
  propertyStatus: {
    column: 'listed_as',
    counted: true,
    facet: { by: 'p.listed_as', values: 'names' },
    condition: (status) => listedAs([status]),
    absent: listedAs(openStatuses),
    saved: {
      ...ownColumn('propertyStatus'),
      condition: `(p.listed_as = s.property_status OR (s.property_status IS NULL AND ${listedAs(openStatuses)}))`,
    },
  },
  propertyType: {
    ...compared({ name: 'propertyType', column: 'type', operator: '=', type: 'text' }),
    counted: true,
    facet: { by: 'p.type', values: 'names' },
    // As saved_searches_filter_idx has it.
    saved: { ...ownColumn('propertyType'), condition: `coalesce(s.property_type, '') = ANY (ARRAY['', p.type])` },
  },
  kind: {
    column: 'type',
    counted: true,
    facet: { by: 'p.type', values: 'names', within: 'kind_tree' },
    // Worked out once for a statement.
    condition: (kind, placeholder) => `p.type = ANY ((SELECT kinds_within(${placeholder(kind, 'text')}))::text[])`,
    saved: { ...ownColumn('kind'), condition: `coalesce(s.kind, '') = ANY (array_append(kinds_above(p.type), ''))` },
  },
  city: {
    ...compared({ name: 'city', column: 'city', operator: '=', type: 'text' }),
    counted: true,
    facet: { by: 'p.city', values: 'names' },
    saved: { ...ownColumn('city'), condition: `coalesce(s.city, '') = ANY (ARRAY['', p.city])` },
  },
  place: {
    column: 'place_id',
    facet: { by: 'p.place_id', values: 'places' },
    condition: (_, placeholder, __, meant) => inPlaces(meant?.within ?? [], placeholder),
    // Of a chosen area, the others of its city are offered.
    beside: (placeholder, meant) => inPlaces(meant.inCities, placeholder),
    saved: {
      columns: (slugs) => ({ place: slugs?.join(',') ?? null }),
      text: ({ place }) => place,
      condition: '(s.place_ids IS NULL OR s.place_ids && (SELECT path FROM places WHERE id = p.place_id))',
    },
  },
  nearby: {
    condition: () => null,
    saved: {
      columns: (value) => ({ nearby: value ?? false }),
      text: ({ nearby }) => nearby || null,
      condition: null,
    },
  },
  /** `query-parser/` parses it. */
  text: {
    condition: () => null,
    saved: {
      columns: (text) => ({ text: text ?? '' }),
      text: ({ text }) => text || null,
      condition: savedTextCondition,
    },
  },
  priceMin: {
    ...compared({ name: 'priceMin', column: 'price', operator: '>=', type: 'numeric' }),
    facet: { by: 'p.price', values: 'price' },
  },
  priceMax: compared({ name: 'priceMax', column: 'price', operator: '<=', type: 'numeric' }),
  ...minimumFilters(),
  amenities: {
    column: 'amenities',
    facet: { by: 'p.amenities', values: 'amenities' },
    condition: (names) => `p.amenities @> ${amenityArray(names)}`,
    saved: {
      columns: (names) => ({ amenities: names ?? [] }),
      text: ({ amenities }) => amenities.join(',') || null,
      condition: 's.amenities <@ p.amenities',
    },
  },
  withPictures: {
    column: 'pictured',
    facet: { by: 'p.pictured::int', values: 'few' },
    condition: () => 'p.pictured',
    saved: {
      columns: (value) => ({ withPictures: value ?? false }),
      text: ({ withPictures }) => withPictures || null,
      condition: '(NOT s.with_pictures OR p.pictured)',
    },
  },
  latitude: { ...ofTheCircle, saved: { ...ownColumn('latitude'), condition: null } },
  longitude: { ...ofTheCircle, saved: { ...ownColumn('longitude'), condition: null } },
  radiusKm: {
    condition: (radiusKm, placeholder, { latitude, longitude }) =>
      latitude === undefined || longitude === undefined
        ? null
        : inCircle({ latitude, longitude, radiusKm }, placeholder),
    saved: {
      ...ownColumn('radiusKm'),
      condition: `(s.radius_km IS NULL OR ${kilometresTo('s.latitude', 's.longitude')} <= s.radius_km)`,
    },
  },
  bounds: {
    condition: (bounds, placeholder) => inBounds(bounds, placeholder),
    saved: {
      columns: (bounds) => ({
        south: bounds?.south ?? null,
        west: bounds?.west ?? null,
        north: bounds?.north ?? null,
        east: bounds?.east ?? null,
      }),
      text: ({ south, west, north, east }) => (south === null ? null : [south, west, north, east].join(',')),
      condition: `(s.south IS NULL OR p.latitude BETWEEN s.south AND s.north AND
        CASE WHEN s.west <= s.east THEN p.longitude BETWEEN s.west AND s.east
          ELSE p.longitude >= s.west OR p.longitude <= s.east END)`,
    },
  },
} satisfies { [Name in FilterName]: SqlFilter<Name> };

/** The filters of fields. One without a column of saved searches does not compile. */
function minimumFilters() {
  const entries = filteredFields.map(({ name, type, filter }) => {
    const own = filter.name as MinimumFilterName;
    const column = columnOf(name);
    if (filter.offered === 'each') return [own, atLeast(own, column)];
    return [own, compared({ name: own, column, operator: '>=', type: type === 'integer' ? 'int' : 'numeric' })];
  });
  return Object.fromEntries(entries) as { [Name in MinimumFilterName]: SqlFilter<Name> };
}

const rows: { [Name in FilterName]: SqlFilter<Name> } = filters;

/** The row of a filter, whichever it is. */
export function sqlOf<Name extends FilterName>(name: Name): SqlFilter<Name> {
  return rows[name];
}

/** The filters that leave something out. */
export function namesInForce(filter: ListingFilter): FilterName[] {
  return listingFilterNames.filter((name) => asksFor(name, filter[name]));
}

/** What a listing `p` must meet for a filter's value, or without it; null when anything goes. */
export function conditionOf<Name extends FilterName>(
  name: Name,
  filter: ListingFilter,
  placeholder: Placeholder,
  meant: PlacesMeant | null,
): string | null {
  const row = sqlOf(name);
  const value = filter[name] as FilterValue<Name> | undefined;
  if (value === undefined || !asksFor(name, value)) return row.absent ?? null;
  return row.condition(value, placeholder, filter, meant);
}

/** What a listing `p` must meet for a saved search `s` to mean it. */
export const savedCondition = listingFilterNames
  .map((name) => sqlOf(name).saved.condition)
  .filter((condition) => condition !== null)
  .join('\n        AND ');
