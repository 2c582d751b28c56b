import * as texts from '@africanscity/messages/payments';
import type { PaymentStatus } from '@africanscity/contracts/payments/payments';

/** Names of the states of a payment, for its payer and for administrators. */
export const statusWords: Record<PaymentStatus, () => string> = {
  created: texts.stateStarting,
  pending: texts.stateWaiting,
  held: texts.stateHeld,
  paid: texts.statePaid,
  cancelled: texts.stateCancelled,
  failed: texts.stateFailed,
  expired: texts.stateExpired,
  disputed: texts.stateDisputed,
  refunded: texts.stateRefunded,
};
