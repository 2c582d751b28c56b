import type { Bounds } from '@africanscity/contracts/listings/filters';
import type { ListingMap } from '@africanscity/contracts/listings/map';

/** The continent with its islands: what maps show, and where listings are looked for before any part is chosen. */
export const africa: Bounds = { south: -36, west: -26, north: 38.2, east: 60 };

/** The address of the same list with another view or another part of the map; '' takes away. */
export function addressWith(search: URLSearchParams, change: Partial<Record<'view' | 'bounds', string>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  // Another part of the map is another list, which starts at its beginning.
  if ('bounds' in change) for (const name of ['page', 'cursor']) next.delete(name);
  const text = next.toString();
  return text ? `/Properties?${text}` : '/Properties';
}

/** Bounds as an address carries them, with as many decimals as the eye can tell at a zoom. */
export function writeBounds({ south, west, north, east }: Bounds, decimals: number): string {
  return [south, west, north, east].map((degrees) => Number(degrees.toFixed(decimals))).join();
}

/** The box around everything of an answer; undefined when it holds nothing. */
export function extentOf({ clusters, listings }: ListingMap): Bounds | undefined {
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

/** Bounds that hold others and are the same for many of them, so that their answer is kept. */
export function roundedOut({ south, west, north, east }: Bounds, zoom: number): Bounds {
  const step = 90 / 2 ** Math.max(0, Math.min(12, Math.round(zoom) - 1));
  const down = (degrees: number, limit: number) => Math.max(-limit, Math.floor(degrees / step) * step);
  const up = (degrees: number, limit: number) => Math.min(limit, Math.ceil(degrees / step) * step);
  return { south: down(south, 90), west: down(west, 180), north: up(north, 90), east: up(east, 180) };
}
