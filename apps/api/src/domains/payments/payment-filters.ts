import type { PaymentAttention } from '@africanscity/contracts/payments/managed-payments';
import type { paymentFilters } from '@africanscity/contracts/payments/values';
import type { Payment, Prisma } from '@africanscity/db/generated/client';
import { likePattern } from '../../kernel/like-pattern.ts';
import { searchedId } from '../../kernel/paging.ts';

type Filter = (typeof paymentFilters)[number];

/** Long enough beyond its end that every usual poll has passed. */
const stuckMs = 24 * 3_600_000;

/** Whether the payer may still pay. */
export function isOpen(status: Payment['status']): boolean {
  return status === 'created' || status === 'pending';
}

export function whereFilter(filter: Filter, now: Date): Prisma.PaymentWhereInput {
  if (filter === 'all') return {};
  if (filter !== 'attention') return { status: filter };
  const { held, disputed, transfers, stuck } = whereAttention(now);
  return { OR: [held, disputed, transfers, stuck] };
}

/** Payments that need attention, by reason. */
export function whereAttention(now: Date) {
  const open = { in: ['created', 'pending'] } satisfies Prisma.PaymentWhereInput['status'];
  return {
    held: { status: 'held' },
    disputed: { status: 'disputed' },
    transfers: { status: open, bankSubmittedAt: { not: null } },
    stuck: { status: open, bankSubmittedAt: null, expiresAt: { lt: new Date(now.getTime() - stuckMs) } },
  } satisfies Record<string, Prisma.PaymentWhereInput>;
}

/** Returns why a payment needs attention, as `whereAttention` does; null when it does not. */
export function attentionOf(row: Payment, now: Date): PaymentAttention | null {
  if (row.status === 'held' || row.status === 'disputed') return row.status;
  if (!isOpen(row.status)) return null;
  if (row.bankSubmittedAt) return 'transfer';
  return now.getTime() - row.expiresAt.getTime() > stuckMs ? 'stuck' : null;
}

/**
 * Returns the payments that match words: a reference of any kind, or the payer's address. A number alone is an id or a whole
 * reference.
 */
export function whereSearch(search: string): Prisma.PaymentWhereInput {
  if (search === '') return {};
  const id = searchedId(search);
  if (id !== undefined) {
    const number = String(id);
    return { OR: [{ id }, { reference: number }, { gatewayReference: number }, { bankReference: number }] };
  }
  const contains = { contains: likePattern(search), mode: 'insensitive' } as const;
  return {
    OR: [
      { reference: contains },
      { gatewayReference: contains },
      { bankReference: contains },
      { user: { email: contains } },
    ],
  };
}
