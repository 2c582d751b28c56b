import { encodePolyline } from '@africanscity/contracts/listings/coordinates/encode-polyline';
import { decodePolyline } from '@africanscity/contracts/listings/coordinates/polyline';
import {
  asksFor,
  type FilterName,
  type FilterValue,
  listingFilterNames,
} from '@africanscity/contracts/listings/filters';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { openStatuses } from '@africanscity/contracts/listings/values';
import { type Fragment, join, sql, word } from '../../../kernel/sql.ts';
import { cornersOf, inBounds, inCircle, inPolygon, isInPolygon, kilometresTo, polygonOf } from '../places/areas.sql.ts';
import { inPlaces } from '../places/places.sql.ts';
import type { PlacesMeant } from '../places/places.ts';
import {
  amountBound,
  bandedPrice,
  bedPriceBound,
  type PricedFilter,
  savedAmountBound,
  savedBedPriceBound,
  savedPriceBound,
} from './prices.sql.ts';
import { matchesSavedText } from './relaxation/query.sql.ts';
import {
  compared,
  listedAs,
  minimumFilters,
  numberRows,
  ofTheCircle,
  ownColumn,
  type SqlFilter,
} from './filter-row.sql.ts';

/** One row a filter; `listing-filter.ts` of the contracts says what its values are. */
export const filters = {
  propertyStatus: {
    column: 'listed_as',
    counted: true,
    facet: { by: sql`p.listed_as`, values: 'names' },
    condition: (status) => listedAs([status]),
    absent: listedAs(openStatuses),
    saved: {
      ...ownColumn('propertyStatus'),
      condition: sql`(p.listed_as = s.property_status OR (s.property_status IS NULL AND ${listedAs(openStatuses)}))`,
    },
  },
  propertyType: {
    ...compared({ name: 'propertyType', column: 'type', operator: '=', type: 'text' }),
    counted: true,
    facet: { by: sql`p.type`, values: 'names' },
    // As saved_searches_filter_idx has it.
    saved: { ...ownColumn('propertyType'), condition: sql`coalesce(s.property_type, '') = ANY (ARRAY['', p.type])` },
  },
  kind: {
    column: 'type',
    counted: true,
    facet: { by: sql`p.type`, values: 'names', within: 'kind_tree' },
    // Worked out once for a statement.
    condition: (kind) => sql`p.type = ANY ((SELECT kinds_within(${kind}::text))::text[])`,
    saved: { ...ownColumn('kind'), condition: sql`coalesce(s.kind, '') = ANY (array_append(kinds_above(p.type), ''))` },
  },
  city: {
    ...compared({ name: 'city', column: 'city', operator: '=', type: 'text' }),
    counted: true,
    facet: { by: sql`p.city`, values: 'names' },
    saved: { ...ownColumn('city'), condition: sql`coalesce(s.city, '') = ANY (ARRAY['', p.city])` },
  },
  place: {
    column: 'place_id',
    facet: { by: sql`p.place_id`, values: 'places' },
    condition: (_, __, meant) => inPlaces(meant?.within ?? []),
    // Of a chosen area, the others of its city are offered.
    beside: (meant) => inPlaces(meant.inCities),
    saved: {
      columns: (slugs) => ({ place: slugs?.join(',') ?? null }),
      text: ({ place }) => place,
      condition: sql`(s.place_ids IS NULL OR s.place_ids && (SELECT path FROM places WHERE id = p.place_id))`,
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
      condition: matchesSavedText,
    },
  },
  priceMin: {
    column: 'price',
    facet: { by: bandedPrice({}), values: 'price' },
    condition: (value, filter) => amountBound('price', 'min', value, filter),
    saved: { ...ownColumn('priceMin'), condition: savedPriceBound('min', sql`s.price_min`) },
  },
  priceMax: {
    column: 'price',
    condition: (value, filter) => amountBound('price', 'max', value, filter),
    saved: { ...ownColumn('priceMax'), condition: savedPriceBound('max', sql`s.price_max`) },
  },
  /** The conditions of all amounts read it. */
  currency: { counted: true, condition: () => null, saved: { ...ownColumn('currency'), condition: null } },
  rentPeriod: { counted: true, condition: () => null, saved: { ...ownColumn('rentPeriod'), condition: null } },
  moveInMax: {
    column: 'move_in_dollars',
    condition: (value, filter) => amountBound('moveIn', 'max', value, filter),
    saved: { ...ownColumn('moveInMax'), condition: savedAmountBound('moveIn', 'max', sql`s.move_in_max`) },
  },
  bedPriceMax: {
    condition: (value, filter) => bedPriceBound(value, filter),
    saved: { ...ownColumn('bedPriceMax'), condition: savedBedPriceBound },
  },
  ...minimumFilters(),
  plotAreaMin: compared({ name: 'plotAreaMin', column: 'plot_area', operator: '>=', type: 'numeric' }),
  floorAreaMin: compared({ name: 'floorAreaMin', column: 'floor_area', operator: '>=', type: 'numeric' }),
  ...numberRows(),
  amenities: {
    column: 'amenities',
    facet: { by: sql`p.amenities`, values: 'amenities' },
    // Literals, so that the planner estimates how many listings have them.
    condition: (names) => sql`p.amenities @> ${word(names)}::amenity[]`,
    saved: {
      columns: (names) => ({ amenities: names ?? [] }),
      text: ({ amenities }) => amenities.join(',') || null,
      condition: sql`s.amenities <@ p.amenities`,
    },
  },
  withPictures: {
    column: 'pictured',
    facet: { by: sql`p.pictured::int`, values: 'few' },
    condition: () => sql`p.pictured`,
    saved: {
      columns: (value) => ({ withPictures: value ?? false }),
      text: ({ withPictures }) => withPictures || null,
      condition: sql`(NOT s.with_pictures OR p.pictured)`,
    },
  },
  /** Alerts are about new listings, so theirs has no condition. */
  listedDays: {
    condition: (days) => sql`p.created_at > now() - make_interval(days => ${days}::int)`,
    saved: {
      columns: (days) => ({ listedDays: days || null }),
      text: ({ listedDays }) => listedDays,
      condition: null,
    },
  },
  latitude: { ...ofTheCircle, saved: { ...ownColumn('latitude'), condition: null } },
  longitude: { ...ofTheCircle, saved: { ...ownColumn('longitude'), condition: null } },
  radiusKm: {
    condition: (radiusKm, { latitude, longitude }) =>
      latitude === undefined || longitude === undefined ? null : inCircle({ latitude, longitude, radiusKm }),
    saved: {
      ...ownColumn('radiusKm'),
      condition: sql`(s.radius_km IS NULL OR ${kilometresTo({ latitude: sql`s.latitude`, longitude: sql`s.longitude` })} <= s.radius_km)`,
    },
  },
  bounds: {
    condition: (bounds) => inBounds(bounds),
    saved: {
      columns: (bounds) => ({
        south: bounds?.south ?? null,
        west: bounds?.west ?? null,
        north: bounds?.north ?? null,
        east: bounds?.east ?? null,
      }),
      text: ({ south, west, north, east }) => (south === null ? null : [south, west, north, east].join(',')),
      condition: sql`(s.south IS NULL OR p.latitude BETWEEN s.south AND s.north AND
        CASE WHEN s.west <= s.east THEN p.longitude BETWEEN s.west AND s.east
          ELSE p.longitude >= s.west OR p.longitude <= s.east END)`,
    },
  },
  drawnArea: {
    condition: (text) => inPolygon(decodePolyline(text)),
    saved: {
      columns: (text) => ({ drawnArea: text ? polygonOf(decodePolyline(text)) : null }),
      text: ({ drawnArea }) => (drawnArea === null ? null : encodePolyline(cornersOf(drawnArea))),
      condition: sql`(s.drawn_area IS NULL OR ${isInPolygon(sql`s.drawn_area::polygon`)})`,
    },
  },
} satisfies { [Name in FilterName]: SqlFilter<Name> };

const rows: { [Name in FilterName]: SqlFilter<Name> } = filters;

/** Returns the row of a filter. */
export function sqlOf<Name extends FilterName>(name: Name): SqlFilter<Name> {
  return rows[name];
}

/** Returns the filters that exclude listings. */
export function namesInForce(filter: ListingFilter): FilterName[] {
  return listingFilterNames.filter((name) => asksFor(name, filter[name]));
}

/** Returns the condition on a listing `p` for a filter's value, or without one; null for no condition. */
export function conditionOf<Name extends FilterName>(
  name: Name,
  filter: PricedFilter,
  meant: PlacesMeant | null,
): Fragment | null {
  const row = sqlOf(name);
  const value = filter[name] as FilterValue<Name> | undefined;
  if (value === undefined || !asksFor(name, value)) return row.absent ?? null;
  return row.condition(value, filter, meant);
}

/** SQL of whether a listing `p` matches a saved search `s`. */
export const savedCondition = join(
  listingFilterNames.flatMap((name) => sqlOf(name).saved.condition ?? []),
  ' AND ',
);
