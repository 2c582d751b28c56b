import * as texts from '@africanscity/messages/payments';
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
          ...bankWords(),
          text: texts.lookingForTransfer(),
        }
      : bankWords();
  }
  if (status === 'pending' && payment.step?.kind === 'redirect') {
    return {
      title: texts.waitingPaynow(),
      text: texts.waitingPaynowText(),
      color: 'blue',
      open: true,
    };
  }
  if (status === 'pending' && payment.step?.kind === 'code') {
    return {
      title: texts.payWithCodeTitle(),
      text: texts.payWithCodeText(),
      color: 'blue',
      open: true,
    };
  }
  const words = byStatus()[status];
  return failure && ['failed', 'cancelled', 'expired', 'held'].includes(status) ? { ...words, text: failure } : words;
}

const bankWords = (): Words => ({
  title: texts.waitingTransfer(),
  text: texts.waitingTransferText(),
  color: 'blue',
  open: true,
});

const byStatus = (): Record<PaymentStatus, Words> => ({
  created: { title: texts.starting(), text: texts.startingText(), color: 'blue', open: true },
  pending: {
    title: texts.checkYourPhone(),
    text: texts.checkYourPhoneText(),
    color: 'blue',
    open: true,
  },
  held: {
    title: texts.held(),
    text: texts.heldText(),
    color: 'yellow',
    open: true,
  },
  paid: { title: texts.paid(), text: texts.paidText(), color: 'green' },
  cancelled: { title: texts.cancelled(), text: texts.notCharged(), color: 'gray' },
  failed: { title: texts.failed(), text: texts.notCharged(), color: 'red' },
  expired: {
    title: texts.expired(),
    text: texts.expiredText(),
    color: 'gray',
  },
  disputed: {
    title: texts.disputed(),
    text: texts.disputedText(),
    color: 'yellow',
  },
  refunded: { title: texts.refunded(), text: texts.refundedText(), color: 'gray' },
});
