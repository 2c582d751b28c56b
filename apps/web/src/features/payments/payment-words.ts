import type { Payment, PaymentStatus } from '@africanscity/contracts/payments/payments';

interface Words {
  title: string;
  text: string;
  color: string;
  /** Whether it may still change without anybody's doing. */
  open?: boolean;
}

/** What each state of a payment means to whoever pays. */
export function wordsOf(payment: Payment): Words {
  const { status, failure, method, bankReference } = payment;
  if (status === 'pending' && method === 'bank') {
    return bankReference
      ? {
          ...bankWords,
          text: 'Our team looks for your transfer. We’ll email you the receipt once it is found. Didn’t send it? Contact us.',
        }
      : bankWords;
  }
  if (status === 'pending' && payment.step?.kind === 'redirect') {
    return {
      title: 'Waiting for your payment',
      text: 'Pay on the page of Paynow. This page updates automatically.',
      color: 'blue',
      open: true,
    };
  }
  if (status === 'pending' && payment.step?.kind === 'code') {
    return {
      title: 'Pay with this code',
      text: 'Type it into the InnBucks app. This page updates automatically.',
      color: 'blue',
      open: true,
    };
  }
  const words = byStatus[status];
  return failure && ['failed', 'cancelled', 'expired', 'held'].includes(status) ? { ...words, text: failure } : words;
}

const bankWords: Words = {
  title: 'Waiting for your transfer',
  text: 'Transfer the amount to this account and name the reference, then tell us the bank’s reference.',
  color: 'blue',
  open: true,
};

const byStatus: Record<PaymentStatus, Words> = {
  created: { title: 'Starting the payment', text: 'This takes a few seconds.', color: 'blue', open: true },
  pending: {
    title: 'Check your phone',
    text: 'A request to pay was sent to it. Approve it with your PIN; this page updates automatically.',
    color: 'blue',
    open: true,
  },
  held: {
    title: 'Our team looks at this payment',
    text: 'Something about it is not as it should be. You need not pay again; we write to you.',
    color: 'yellow',
    open: true,
  },
  paid: { title: 'Paid', text: 'Thank you. Your package is active. We emailed you the receipt.', color: 'green' },
  cancelled: { title: 'Cancelled', text: 'Nothing was paid.', color: 'gray' },
  failed: { title: 'The payment failed', text: 'Nothing was paid.', color: 'red' },
  expired: { title: 'The payment expired', text: 'Nothing arrived in time. You can try again.', color: 'gray' },
  disputed: {
    title: 'Disputed',
    text: 'The payment is disputed. The package is paused until that is settled.',
    color: 'yellow',
  },
  refunded: { title: 'Refunded', text: 'The money went back, and the package with it.', color: 'gray' },
};
