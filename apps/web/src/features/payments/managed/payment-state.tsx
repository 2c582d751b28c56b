import * as texts from '@africanscity/messages/payments';
import type { ManagedPayment, PaymentAttention } from '@africanscity/contracts/payments/managed-payments';
import type { PaymentMethod, PaymentStatus } from '@africanscity/contracts/payments/payments';
import { Badge, Group } from '@mantine/core';
import { statusWords } from '../status-words.ts';

export const methodWords: Record<PaymentMethod, () => string> = {
  ecocash: () => 'EcoCash',
  onemoney: () => 'OneMoney',
  innbucks: () => 'InnBucks',
  paynow: texts.paynowPage,
  bank: texts.bankTransfer,
};

const attentionWords: Partial<Record<PaymentAttention, () => string>> = {
  transfer: texts.findTheTransfer,
  stuck: texts.noResponse,
};

const colors: Partial<Record<PaymentStatus, string>> = {
  paid: 'green',
  held: 'orange',
  disputed: 'orange',
  failed: 'red',
};

type Standing = Pick<ManagedPayment, 'status' | 'attention'>;

/** The texts of `PaymentState`. */
export function stateTexts({ status, attention }: Standing): [state: string, waits: string | undefined] {
  return [statusWords[status](), attention ? attentionWords[attention]?.() : undefined];
}

/** The state of a payment, and whether an administrator must act. */
export function PaymentState({ payment }: { payment: Standing }) {
  const [state, waits] = stateTexts(payment);
  const color = colors[payment.status];
  return (
    <Group gap={6}>
      <Badge variant={color ? 'light' : 'default'} color={color}>
        {state}
      </Badge>
      {waits && (
        <Badge variant="light" color="orange">
          {waits}
        </Badge>
      )}
    </Group>
  );
}
