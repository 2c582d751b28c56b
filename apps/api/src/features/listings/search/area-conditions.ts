import type { Bounds, ListingFilter } from '@africanscity/contracts/listing-filter';
import type { NamedCondition } from './filter-conditions.ts';

/** Kilometres of a degree of latitude, a little less than the smallest, so that a box never cuts its circle. */
const kmPerDegree = 110.5;
const earthRadiusKm = 6371;

type Placeholder = (value: unknown, type: string) => string;

/** What it takes to lie in the filter's areas. Listings without a place lie in none. */
export function areaConditions(filter: ListingFilter, placeholder: Placeholder): NamedCondition[] {
  const { bounds, latitude, longitude, radiusKm } = filter;
  const conditions: NamedCondition[] = [];
  if (bounds) conditions.push({ name: 'bounds', sql: within(bounds, placeholder) });
  if (latitude !== undefined && longitude !== undefined && radiusKm !== undefined) {
    const box = boxAround(latitude, longitude, radiusKm);
    const [lat, lng, km] = [latitude, longitude, radiusKm].map((value) => placeholder(value, 'float8'));
    // Haversine: exact enough at any distance, and never the arc cosine of more than one.
    const distance = `${2 * earthRadiusKm} * asin(least(1, sqrt(
      sin(radians(p.latitude - ${lat}) / 2) ^ 2
      + cos(radians(${lat})) * cos(radians(p.latitude)) * sin(radians(p.longitude - ${lng}) / 2) ^ 2)))`;
    conditions.push({ name: 'radiusKm', sql: `${within(box, placeholder)} AND ${distance} <= ${km}` });
  }
  return conditions;
}

function within({ south, west, north, east }: Bounds, placeholder: Placeholder): string {
  const latitudes = `p.latitude BETWEEN ${placeholder(south, 'float8')} AND ${placeholder(north, 'float8')}`;
  const [from, to] = [placeholder(west, 'float8'), placeholder(east, 'float8')];
  return `${latitudes} AND ${west <= east ? `p.longitude BETWEEN ${from} AND ${to}` : `(p.longitude >= ${from} OR p.longitude <= ${to})`}`;
}

/** A box that holds a circle: cheap to look up. */
function boxAround(latitude: number, longitude: number, radiusKm: number): Bounds {
  const reach = radiusKm / kmPerDegree;
  const [south, north] = [Math.max(-90, latitude - reach), Math.min(90, latitude + reach)];
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const aside = narrowest > 0 ? reach / narrowest : 180;
  if (aside >= 180 || north === 90 || south === -90) return { south, north, west: -180, east: 180 };
  return { south, north, west: wrapped(longitude - aside), east: wrapped(longitude + aside) };
}

function wrapped(longitude: number): number {
  return longitude < -180 ? longitude + 360 : longitude > 180 ? longitude - 360 : longitude;
}
