import type { Package, Payment, Subscription, User } from '@africanscity/db/generated/client';
import { type Letter, writeLetter } from '../../mails/letter.ts';
import { dayOf } from '../../subscriptions/mails/about-package.ts';

interface PaymentReceived {
  number: string;
  payment: Payment & { user: User; package: Package; subscription: Subscription | null };
  config: { publicUrl: string };
}

export function paymentReceivedMail({ number, payment, config }: PaymentReceived): Letter {
  const { user, package: bought, subscription, amount, currency, reference } = payment;
  const until = subscription
    ? ` It is yours from ${dayOf(subscription.startsAt)} to ${dayOf(subscription.endsAt)}.`
    : '';
  return writeLetter({
    subject: `Receipt ${number}: ${currency} ${amount.toFixed(2)} for ${bought.name}`,
    name: user.name,
    paragraphs: [
      `Thank you: we have received ${currency} ${amount.toFixed(2)} for the package ${bought.name}.${until}`,
      `The receipt is attached. Its number is ${number}, the reference of the payment ${reference}.`,
    ],
    action: { label: 'See the payment', url: `${config.publicUrl}/comfirm-payment?id=${payment.id}` },
  });
}
