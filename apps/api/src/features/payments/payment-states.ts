import type { PaymentStatus } from '@africanscity/db/generated/enums';

/** Messages lead from a lower rank to a higher one only. What is paid after it expired is paid all the same. */
const ranks: Record<PaymentStatus, number> = {
  created: 0,
  pending: 1,
  cancelled: 2,
  failed: 2,
  expired: 2,
  held: 3,
  paid: 4,
  disputed: 5,
  refunded: 6,
};

export function leadsForward(from: PaymentStatus, to: PaymentStatus): boolean {
  return ranks[to] > ranks[from];
}

/** Whether the payer can still be expected to pay. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'created' || status === 'pending';
}
