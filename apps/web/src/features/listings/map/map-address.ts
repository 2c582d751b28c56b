import type { Bounds } from '@africanscity/contracts/listings/area-readings';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';

/** The continent with its islands: the bounds of maps, and of searches without an area. */
export const africa: Bounds = { south: -36, west: -26, north: 38.2, east: 60 };

/** A change of a map's address; '' removes a parameter. */
export type AddressChange = Partial<Record<'view' | 'bounds' | 'drawnArea', string>>;

/** Returns the address of the same list with another view or area. */
export function addressWith(search: URLSearchParams, change: AddressChange): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  // Another area is another list, which starts at its first page.
  if (!('view' in change)) for (const name of ['page', 'cursor']) next.delete(name);
  const text = next.toString();
  return text ? `/Properties?${text}` : '/Properties';
}

/** Formats bounds for a URL, with as many decimals as are visible at a zoom. */
export function writeBounds({ south, west, north, east }: Bounds, decimals: number): string {
  return [south, west, north, east].map((degrees) => Number(degrees.toFixed(decimals))).join();
}

/** Returns the box around clusters and positions; undefined without any. */
export function extentOf({ clusters, listings }: { clusters: Bounds[]; listings: Coordinates[] }): Bounds | undefined {
  const boxes: Bounds[] = [
    ...clusters,
    ...listings.map(({ latitude, longitude }) => ({
      south: latitude,
      north: latitude,
      west: longitude,
      east: longitude,
    })),
  ];
  if (boxes.length === 0) return undefined;
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
}

/** Extends bounds to a coarse grid, so that equal responses are cached. */
export function roundedOut({ south, west, north, east }: Bounds, zoom: number): Bounds {
  const step = 90 / 2 ** Math.max(0, Math.min(12, Math.round(zoom) - 1));
  const down = (degrees: number, limit: number) => Math.max(-limit, Math.floor(degrees / step) * step);
  const up = (degrees: number, limit: number) => Math.min(limit, Math.ceil(degrees / step) * step);
  return { south: down(south, 90), west: down(west, 180), north: up(north, 90), east: up(east, 180) };
}
