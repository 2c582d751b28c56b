import { deviceList } from '../../../api/device-list.ts';

/** Enough for the lists of several visits. */
const mostKept = 200;

/** Ids of the listings opened on this device, the latest first. */
export const deviceSeen = deviceList('recently-seen', mostKept, isListingNumber);

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
