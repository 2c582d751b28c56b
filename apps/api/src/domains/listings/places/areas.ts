import type { Bounds } from '@africanscity/contracts/listings/filters';
import type { Placeholder } from '../core/sql-placeholder.ts';

/** Kilometres of a degree of latitude, a little less than the smallest, so that a box never cuts its circle. */
const kmPerDegree = 110.5;
const earthRadiusKm = 6371;

interface Circle {
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  radiusKm: number;
}

/** That the listing `p` lies in a circle. Listings without a place lie in none. */
export function inCircle({ latitude, longitude, radiusKm }: Circle, placeholder: Placeholder): string {
  const box = boxAround(latitude, longitude, radiusKm);
  const [lat, lng, km] = [latitude, longitude, radiusKm].map((value) => placeholder(value, 'float8')) as [
    string,
    string,
    string,
  ];
  return `${inBounds(box, placeholder)} AND ${kilometresTo(lat, lng)} <= ${km}`;
}

/** Kilometres from `p` to a place. */
export function kilometresTo(latitude: string, longitude: string): string {
  return kilometresBetween({ latitude: 'p.latitude', longitude: 'p.longitude' }, { latitude, longitude });
}

/** Coordinates in SQL. */
interface Point {
  latitude: string;
  longitude: string;
}

/** Kilometres between places. Haversine: exact enough at any distance, and never the arc cosine of more than one. */
export function kilometresBetween(a: Point, b: Point): string {
  return `${2 * earthRadiusKm} * asin(least(1, sqrt(
      sin(radians(${a.latitude} - ${b.latitude}) / 2) ^ 2
      + cos(radians(${b.latitude})) * cos(radians(${a.latitude})) * sin(radians(${a.longitude} - ${b.longitude}) / 2) ^ 2)))`;
}

/** That the listing `p` lies in a rectangle. */
export function inBounds({ south, west, north, east }: Bounds, placeholder: Placeholder): string {
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
