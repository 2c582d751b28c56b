import { maxFavorites } from '@africanscity/contracts/listings/values';
import { deviceList } from '../../../api/device-list.ts';

/** Listing ids of a guest's favorites in their order. A new one is the first. */
export const deviceFavorites = deviceList('favorites', maxFavorites, isListingNumber);

export function toggleOnDevice(id: number): void {
  const ids = deviceFavorites.read();
  deviceFavorites.write(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]);
}

function isListingNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
