import { maxRecentlySeen } from '@africanscity/contracts/listings/values';
import { deviceList } from '../core/device-list.ts';

/** Ids of the listings opened on this device, the latest first. */
export const deviceSeen = deviceList('recently-seen', maxRecentlySeen, isListingNumber);

function isListingNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Puts a listing first. Does nothing if storage is unavailable. */
export function rememberSeen(id: number): void {
  try {
    deviceSeen.write([id, ...deviceSeen.read().filter((other) => other !== id)]);
  } catch {
    // The storage is full or blocked.
  }
}
