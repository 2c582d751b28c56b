import type { Bounds } from '@africanscity/contracts/listings/area-readings';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import { type Fragment, literal, sql } from '../../../kernel/sql.ts';

/** Kilometres of a degree of latitude, a little less than the smallest, so that a box never cuts its circle. */
const kmPerDegree = 110.5;
const earthRadiusKm = 6371;

interface Circle {
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  radiusKm: number;
}

/** SQL of whether the listing `p` is in a circle. Listings without a place are in none. */
export function inCircle({ latitude, longitude, radiusKm }: Circle): Fragment {
  const centre = { latitude: sql`${latitude}::float8`, longitude: sql`${longitude}::float8` };
  return sql`${inBounds(boxAround(latitude, longitude, radiusKm))} AND ${kilometresTo(centre)} <= ${radiusKm}::float8`;
}

/** Coordinates in SQL. */
interface Point {
  latitude: Fragment;
  longitude: Fragment;
}

/** SQL of the kilometres from the listing `p` to a point. */
export function kilometresTo(point: Point): Fragment {
  return kilometresBetween({ latitude: sql`p.latitude`, longitude: sql`p.longitude` }, point);
}

/** SQL of the kilometres between points. Haversine: exact enough at any distance, and never the arc cosine of more than one. */
export function kilometresBetween(a: Point, b: Point): Fragment {
  return sql`${literal(2 * earthRadiusKm)} * asin(least(1, sqrt(
      sin(radians(${a.latitude} - ${b.latitude}) / 2) ^ 2
      + cos(radians(${b.latitude})) * cos(radians(${a.latitude})) * sin(radians(${a.longitude} - ${b.longitude}) / 2) ^ 2)))`;
}

/** SQL of whether the listing `p` is in a rectangle. */
export function inBounds({ south, west, north, east }: Bounds): Fragment {
  const [from, to] = [sql`${west}::float8`, sql`${east}::float8`];
  const longitudes =
    west <= east ? sql`p.longitude BETWEEN ${from} AND ${to}` : sql`(p.longitude >= ${from} OR p.longitude <= ${to})`;
  return sql`p.latitude BETWEEN ${south}::float8 AND ${north}::float8 AND ${longitudes}`;
}

/** SQL of whether the listing `p` is in an area or on its line. Listings without a place are in none. */
export function inPolygon(corners: Coordinates[]): Fragment {
  // Parsed once for a statement.
  return sql`${inBounds(boxOf(corners))} AND ${isInPolygon(sql`(SELECT ${polygonOf(corners)}::polygon)`)}`;
}

/** SQL of whether the listing `p` is in a polygon of Postgres. */
export function isInPolygon(polygon: Fragment): Fragment {
  return sql`point(p.longitude, p.latitude) <@ ${polygon}`;
}

/** Returns an area as Postgres spells a polygon: '((31.04,-17.8),(31.1,-17.8),(31.04,-17.9))'. */
export function polygonOf(corners: Coordinates[]): string {
  return `(${corners.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(',')})`;
}

/** Returns the corners of a polygon that `polygonOf` wrote. */
export function cornersOf(polygon: string): Coordinates[] {
  return [...polygon.matchAll(/\(([^(),]+),([^(),]+)\)/g)].map(([, longitude, latitude]) => ({
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
}

function boxOf(corners: Coordinates[]): Bounds {
  const [latitudes, longitudes] = [corners.map((one) => one.latitude), corners.map((one) => one.longitude)];
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** Returns a box that holds a circle: cheap to look up. */
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
