import { maxRecentlySeen } from '@africanscity/contracts/listings/values';
import { deviceList } from '../../../components/device-list.ts';

/** Numbers of the listings that were opened on this device, the latest first. */
export const deviceSeen = deviceList('recently-seen', maxRecentlySeen, isListingNumber);

function isListingNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Puts a listing first. Where nothing can be stored, nothing is remembered. */
export function rememberSeen(id: number): void {
  try {
    deviceSeen.write([id, ...deviceSeen.read().filter((other) => other !== id)]);
  } catch {
    // Storage is full or refused.
  }
}
