import type { ManagedPayment, PaymentAttention } from '@africanscity/contracts/admin-payments';
import type { Package, Payment, User } from '@africanscity/db/generated/client';
import { fullName } from '../auth/full-name.ts';
import { presentPayment } from '../payments/present.ts';
import { stuckMs } from './which-payments.ts';

type Row = Payment & { package: Pick<Package, 'name'>; user: User };

/** What a row of the administration is made from. */
export const withPayer = { package: { select: { name: true } }, user: true } as const;

export function presentManagedPayment(row: Row, now: Date): ManagedPayment {
  const { step: _step, ...payment } = presentPayment(row, []);
  return {
    ...payment,
    payer: { id: row.user.id, name: fullName(row.user), email: row.user.email },
    heldReason: row.heldReason,
    gatewayReference: row.gatewayReference,
    attention: attentionOf(row, now),
  };
}

function attentionOf(row: Payment, now: Date): PaymentAttention | null {
  if (row.status === 'held' || row.status === 'disputed') return row.status;
  if (row.status !== 'created' && row.status !== 'pending') return null;
  if (row.bankSubmittedAt) return 'transfer';
  return now.getTime() - row.expiresAt.getTime() > stuckMs ? 'stuck' : null;
}
