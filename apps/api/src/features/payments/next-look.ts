import type { Payment } from '@africanscity/db/generated/client';
import { isOpen } from './payment-states.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Looked = Pick<Payment, 'status' | 'createdAt' | 'expiresAt' | 'gatewayAccount'>;

/** How long after it was made a payment is looked at how often, in milliseconds. */
const rhythms: Record<'open' | 'unpaid' | 'held' | 'settled', [until: number, every: number][]> = {
  open: [
    [2 * minute, 15_000],
    [10 * minute, minute],
    [hour, 5 * minute],
    [Number.POSITIVE_INFINITY, 30 * minute],
  ],
  // Somebody may pay late, or our messages were lost.
  unpaid: [
    [2 * day, 6 * hour],
    [8 * day, day],
  ],
  held: [
    [8 * day, hour],
    [60 * day, day],
  ],
  // Disputes and refunds come weeks later.
  settled: [
    [30 * day, day],
    [120 * day, 7 * day],
  ],
};

/** When to ask about a payment again; null when nothing can change any more by itself. */
export function nextLook(payment: Looked, now: Date): Date | null {
  if (payment.gatewayAccount === null) return isOpen(payment.status) ? payment.expiresAt : null;
  // A clock that was set back must not make an age negative.
  const age = Math.max(0, now.getTime() - payment.createdAt.getTime());
  const every = rhythmOf(payment.status)?.find(([until]) => age < until)?.[1];
  if (every === undefined) return null;
  const next = now.getTime() + every;
  const expiry = payment.expiresAt.getTime();
  return new Date(isOpen(payment.status) && expiry > now.getTime() ? Math.min(next, expiry) : next);
}

function rhythmOf(status: Payment['status']) {
  if (isOpen(status)) return rhythms.open;
  if (status === 'refunded') return null;
  if (status === 'held') return rhythms.held;
  return status === 'paid' || status === 'disputed' ? rhythms.settled : rhythms.unpaid;
}
