import { createHmac } from 'node:crypto';
import { networkOf } from '../../network-of.ts';

/** A visitor as 16 bytes that mean nothing once the day's salt is gone. */
export function visitorHash(salt: Uint8Array, address: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', salt).update(networkOf(address)).digest().subarray(0, 16));
}
