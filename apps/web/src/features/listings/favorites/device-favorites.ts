import { maxFavorites } from '@africanscity/contracts/listings/values';
import { deviceList } from '../../../components/device-list.ts';

/** Favorites of somebody who is not logged in: numbers of listings, the latest first. */
export const deviceFavorites = deviceList('favorites', maxFavorites, isListingNumber);

function isListingNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
