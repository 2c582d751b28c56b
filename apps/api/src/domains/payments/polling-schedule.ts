import type { Payment } from '@africanscity/db/generated/client';
import type { PaymentStatus } from '@africanscity/db/generated/enums';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Schedule {
  /** Polling intervals by the age of the payment, in milliseconds. */
  intervals: [until: number, every: number][];
  /** Whether it is also polled at the payment's end, so that an unpaid one expires. */
  atExpiry: boolean;
}

const open: Schedule = {
  intervals: [
    [2 * minute, 15_000],
    [10 * minute, minute],
    [hour, 5 * minute],
    [Number.POSITIVE_INFINITY, 30 * minute],
  ],
  atExpiry: true,
};

/** The payer may pay late, or messages were lost. */
const unpaid: Schedule = {
  intervals: [
    [2 * day, 6 * hour],
    [8 * day, day],
  ],
  atExpiry: false,
};

const held: Schedule = {
  intervals: [
    [8 * day, hour],
    [60 * day, day],
  ],
  atExpiry: false,
};

/** Disputes and refunds come weeks later. */
const settled: Schedule = {
  intervals: [
    [30 * day, day],
    [120 * day, 7 * day],
  ],
  atExpiry: false,
};

const schedules: Record<PaymentStatus, Schedule> = {
  created: open,
  pending: open,
  cancelled: unpaid,
  failed: unpaid,
  expired: unpaid,
  held,
  paid: settled,
  disputed: settled,
  refunded: { intervals: [], atExpiry: false },
};

type Polled = Pick<Payment, 'status' | 'createdAt' | 'expiresAt' | 'gatewayAccount' | 'bankSubmittedAt'>;

/** Returns when to poll a payment again; null when nothing can change by itself. */
export function nextPollAt(payment: Polled, now: Date): Date | null {
  const { status, createdAt, expiresAt, gatewayAccount, bankSubmittedAt } = payment;
  const { intervals, atExpiry } = schedules[status];
  // A transfer cannot be polled. An announced one waits for our team without limit.
  if (gatewayAccount === null) return atExpiry && !bankSubmittedAt ? expiresAt : null;
  // A clock that was set back must not make an age negative.
  const age = Math.max(0, now.getTime() - createdAt.getTime());
  const every = intervals.find(([until]) => age < until)?.[1];
  if (every === undefined) return null;
  const next = now.getTime() + every;
  return new Date(atExpiry && expiresAt > now ? Math.min(next, expiresAt.getTime()) : next);
}
