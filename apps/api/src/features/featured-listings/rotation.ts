import { featuredPlaces, featuredSlotSeconds } from '@africanscity/contracts/featured-listings';

/** Slots are counted from 1970, so that every copy of the server shows the same. */
export function slotAt(now: Date): number {
  return Math.floor(now.getTime() / (featuredSlotSeconds * 1000));
}

/**
 * Who is shown in a slot, of `count` listings in a fixed order, and in which order: places in it. Each
 * slot goes on where the one before ended, and each round of `count` slots begins one place further on the
 * screen, so that over `count` rounds at most each listing is shown as often as any other, and as often in each place.
 */
export function rotate(count: number, slot: number): number[] {
  const shown = Math.min(featuredPlaces, count);
  if (shown === 0) return [];
  const first = (slot * featuredPlaces) % count;
  const round = Math.floor(slot / count);
  return Array.from({ length: shown }, (_, place) => (first + ((place + round) % shown)) % count);
}
