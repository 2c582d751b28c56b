import type { Payment } from '@africanscity/db/generated/client';
import { Conflict } from '../../errors.ts';

/** What came through a gateway is confirmed by the gateway only. */
export function requireTransfer({ method }: Payment): void {
  if (method !== 'bank') throw new Conflict('not_a_transfer', 'This payment is not made by bank transfer.');
}
