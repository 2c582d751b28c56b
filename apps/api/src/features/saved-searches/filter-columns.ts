import type { ListingFilter } from '@africanscity/contracts/listing-filter';
import type { SavedSearch } from '@africanscity/db/generated/client';

/** A filter as columns: null where it asks for nothing. */
export function columnsOf(filter: ListingFilter) {
  const { bounds } = filter;
  return {
    propertyStatus: filter.propertyStatus ?? null,
    propertyType: filter.propertyType ?? null,
    city: filter.city ?? null,
    text: filter.text ?? '',
    priceMin: filter.priceMin ?? null,
    priceMax: filter.priceMax ?? null,
    roomMin: filter.roomMin || null,
    bathroomMin: filter.bathroomMin || null,
    garageMin: filter.garageMin || null,
    withPictures: filter.withPictures ?? false,
    latitude: filter.latitude ?? null,
    longitude: filter.longitude ?? null,
    radiusKm: filter.radiusKm ?? null,
    south: bounds?.south ?? null,
    west: bounds?.west ?? null,
    north: bounds?.north ?? null,
    east: bounds?.east ?? null,
  };
}

/** The texts by which a list's address spells the filter. */
export function filterTexts(search: SavedSearch): Record<string, string> {
  const { south, west, north, east } = search;
  const values = {
    propertyStatus: search.propertyStatus,
    propertyType: search.propertyType,
    city: search.city,
    text: search.text || null,
    priceMin: search.priceMin?.toFixed() ?? null,
    priceMax: search.priceMax?.toFixed() ?? null,
    roomMin: search.roomMin,
    bathroomMin: search.bathroomMin,
    garageMin: search.garageMin,
    withPictures: search.withPictures || null,
    latitude: search.latitude,
    longitude: search.longitude,
    radiusKm: search.radiusKm,
    bounds: south === null ? null : [south, west, north, east].join(','),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}
