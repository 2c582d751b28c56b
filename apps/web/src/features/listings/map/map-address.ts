import type { Bounds } from '@africanscity/contracts/listings/filters';

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
