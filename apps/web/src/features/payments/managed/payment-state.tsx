import type { ManagedPayment, PaymentAttention } from '@africanscity/contracts/payments/managed-payments';
import type { PaymentMethod, PaymentStatus } from '@africanscity/contracts/payments/payments';
import { Badge, Group } from '@mantine/core';

export const statusWords: Record<PaymentStatus, string> = {
  created: 'Starting',
  pending: 'Waiting',
  held: 'Held',
  paid: 'Paid',
  cancelled: 'Cancelled',
  failed: 'Failed',
  expired: 'Expired',
  disputed: 'Disputed',
  refunded: 'Refunded',
};

export const methodWords: Record<PaymentMethod, string> = {
  ecocash: 'EcoCash',
  onemoney: 'OneMoney',
  innbucks: 'InnBucks',
  paynow: 'PayNow page',
  bank: 'Bank transfer',
};

const attentionWords: Partial<Record<PaymentAttention, string>> = {
  transfer: 'Find the transfer',
  stuck: 'No response',
};

const colors: Partial<Record<PaymentStatus, string>> = {
  paid: 'green',
  held: 'orange',
  disputed: 'orange',
  failed: 'red',
};

/** The state of a payment, and whether an administrator must act. */
export function PaymentState({ payment }: { payment: Pick<ManagedPayment, 'status' | 'attention'> }) {
  const waits = payment.attention && attentionWords[payment.attention];
  const color = colors[payment.status];
  return (
    <Group gap={6}>
      <Badge variant={color ? 'light' : 'default'} color={color}>
        {statusWords[payment.status]}
      </Badge>
      {waits && (
        <Badge variant="light" color="orange">
          {waits}
        </Badge>
      )}
    </Group>
  );
}
