import type { Transaction } from '@africanscity/db/client';
import type { Package, Payment, Subscription, User } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { getCompanyDetails } from '../../kernel/company-details.ts';
import type { EmailContent } from '../../kernel/outbox/email-template.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { moneyText } from './money.ts';
import { longDay } from '../../kernel/long-day.ts';

/** Data of the emails about the end of a package. */
interface AboutPackage {
  user: { name: string };
  packageName: string;
  endsAt: Date;
  graceUntil: Date;
  config: { publicUrl: string };
}

const named = 30;

export function listingsInactiveEmail({
  user,
  listings,
  config,
}: AboutPackage & { listings: { address: string }[] }): EmailContent {
  const shown = listings.slice(0, named).map(({ address }) => `- ${address}`);
  const more = listings.length > named ? [`and ${listings.length - named} more`] : [];
  const count = listings.length === 1 ? 'One of your listings is' : `${listings.length} of your listings are`;
  return {
    subject: `${count} inactive`,
    name: user.name,
    paragraphs: [
      `${count} no longer on the site, because you have more listings than your plan allows. The oldest stayed:`,
      [...shown, ...more].join('\n'),
      'Nothing is deleted. They come back by themselves once you choose a package, or when you mark others as sold or delete them.',
    ],
    action: { label: 'Choose a package', url: `${config.publicUrl}/pricing` },
  };
}

export function packageEndedEmail({ user, packageName, endsAt, graceUntil, config }: AboutPackage): EmailContent {
  const hasGrace = graceUntil > endsAt;
  return {
    subject: `Your package ${packageName} has ended`,
    name: user.name,
    paragraphs: [
      `Your package ${packageName} ended on ${longDay(endsAt)}.`,
      hasGrace
        ? `Nothing changes until ${longDay(graceUntil)}. After that, listings beyond the free number become inactive, newest first. Nothing is deleted.`
        : 'Listings beyond the free number become inactive, the newest first. Nothing is deleted.',
    ],
    action: { label: 'Renew', url: `${config.publicUrl}/pricing` },
  };
}

export function packageEndsSoonEmail({ user, packageName, endsAt, graceUntil, config }: AboutPackage): EmailContent {
  return {
    subject: `Your package ${packageName} ends on ${longDay(endsAt)}`,
    name: user.name,
    paragraphs: [
      `Your package ${packageName} ends on ${longDay(endsAt)}. If you renew it, the new months start when the current ones end, whenever you pay.`,
      `If you don’t, nothing changes until ${longDay(graceUntil)}. After that, listings beyond the free number become inactive, newest first, and none is featured.`,
    ],
    action: { label: 'Renew', url: `${config.publicUrl}/pricing` },
  };
}

interface PaymentReceived {
  number: string;
  payment: Payment & { user: User; package: Package; subscription: Subscription | null };
  config: { publicUrl: string };
}

export function paymentReceivedEmail({ number, payment, config }: PaymentReceived): EmailContent {
  const { user, package: bought, subscription, reference } = payment;
  const until = subscription
    ? ` It is yours from ${longDay(subscription.startsAt)} to ${longDay(subscription.endsAt)}.`
    : '';
  return {
    subject: `Receipt ${number}: ${moneyText(payment)} for ${bought.name}`,
    name: user.name,
    paragraphs: [
      `Thank you: we have received ${moneyText(payment)} for the package ${bought.name}.${until}`,
      `The receipt is attached. Its number is ${number}, the reference of the payment ${reference}.`,
    ],
    action: { label: 'See the payment', url: `${config.publicUrl}/comfirm-payment?id=${payment.id}` },
  };
}

/** Email to the payer of a transfer that did not arrive. */
export function transferRefusedEmail(
  payment: Pick<Payment, 'reference' | 'amount' | 'currency'>,
  name: string,
  reason: string,
  config: { publicUrl: string },
): EmailContent {
  return {
    subject: `We could not find your transfer ${payment.reference}`,
    name,
    paragraphs: [
      `We looked for your bank transfer of ${moneyText(payment)} with the reference ${payment.reference}, and could not confirm it: ${reason}`,
      'If you have sent it, please write to us with the proof from your bank. Nothing is lost: we can still confirm it.',
    ],
    action: { label: 'Write to us', url: `${config.publicUrl}/contact?subject=Payment%20${payment.reference}` },
  };
}

/** Emails the company about a payment that needs attention. */
export async function alertTeam(ctx: AppContext, tx: Transaction, payment: Payment): Promise<void> {
  const { email } = await getCompanyDetails({ ...ctx, db: tx });
  await enqueueEmail(ctx, tx, { to: email, isCounted: true, ...paymentAlertEmail(payment, ctx.config) });
}

function paymentAlertEmail(payment: Payment, config: { publicUrl: string }): EmailContent {
  const { reference, status, heldReason } = payment;
  return {
    subject: status === 'held' ? `A payment is held: ${reference}` : `A payment is disputed: ${reference}`,
    paragraphs: [
      status === 'held'
        ? `Payment ${reference} of ${moneyText(payment)} is held: ${heldReason ?? 'it is not what it must be'}. The package is not active until an administrator decides.`
        : `The payer disputes payment ${reference} of ${moneyText(payment)}. The package it paid for is suspended.`,
    ],
    action: { label: 'View the payment', url: `${config.publicUrl}/admin/payments?search=${reference}` },
  };
}
