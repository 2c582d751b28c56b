import { maxFavorites } from '@africanscity/contracts/listings/values';
import { deviceList } from '../../../components/device-list.ts';

/** Favorites of somebody who is not logged in: numbers of listings, the latest first. */
export const deviceFavorites = deviceList('favorites', maxFavorites, isListingNumber);

export function toggleOnDevice(id: number): void {
  const ids = deviceFavorites.read();
  deviceFavorites.write(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]);
}

function isListingNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
