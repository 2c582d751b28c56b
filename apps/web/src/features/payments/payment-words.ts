import type { Payment, PaymentStatus } from '@africanscity/contracts/payments/payments';

interface Words {
  title: string;
  text: string;
  color: string;
  /** Whether the state may still change by itself. */
  open?: boolean;
}

/** Texts of each payment state for the payer. */
export function wordsOf(payment: Payment): Words {
  const { status, failure, method, bankReference } = payment;
  if (status === 'pending' && method === 'bank') {
    return bankReference
      ? {
          ...bankWords,
          text: 'We are looking for your transfer, and will email you the receipt once it arrives. Didn’t send it? Contact us.',
        }
      : bankWords;
  }
  if (status === 'pending' && payment.step?.kind === 'redirect') {
    return {
      title: 'Waiting for your payment',
      text: 'Pay on the Paynow page. This page updates automatically.',
      color: 'blue',
      open: true,
    };
  }
  if (status === 'pending' && payment.step?.kind === 'code') {
    return {
      title: 'Pay with this code',
      text: 'Enter it in the InnBucks app. This page updates automatically.',
      color: 'blue',
      open: true,
    };
  }
  const words = byStatus[status];
  return failure && ['failed', 'cancelled', 'expired', 'held'].includes(status) ? { ...words, text: failure } : words;
}

const bankWords: Words = {
  title: 'Waiting for your transfer',
  text: 'Transfer the amount to this account with this reference. Then enter the bank’s reference below.',
  color: 'blue',
  open: true,
};

const byStatus: Record<PaymentStatus, Words> = {
  created: { title: 'Starting the payment', text: 'This takes a few seconds.', color: 'blue', open: true },
  pending: {
    title: 'Check your phone',
    text: 'We sent a payment request to it. Approve it with your PIN. This page updates automatically.',
    color: 'blue',
    open: true,
  },
  held: {
    title: 'We are checking this payment',
    text: 'There is a problem with it. You don’t need to pay again. We will email you.',
    color: 'yellow',
    open: true,
  },
  paid: { title: 'Paid', text: 'Thank you. Your package is active. We are emailing you the receipt.', color: 'green' },
  cancelled: { title: 'Cancelled', text: 'You were not charged.', color: 'gray' },
  failed: { title: 'The payment failed', text: 'You were not charged.', color: 'red' },
  expired: {
    title: 'The payment expired',
    text: 'We did not receive a payment in time. You can try again.',
    color: 'gray',
  },
  disputed: {
    title: 'Disputed',
    text: 'The payment is disputed. Your package is paused until the dispute is settled.',
    color: 'yellow',
  },
  refunded: { title: 'Refunded', text: 'The payment was refunded, and the package has ended.', color: 'gray' },
};
