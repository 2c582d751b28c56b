import * as texts from '@africanscity/messages/payments';
import type { Transaction } from '@africanscity/db/client';
import type { Package, Payment, Subscription, User } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { getCompanyDetails } from '../../kernel/company-details.ts';
import type { EmailContent } from '../../kernel/outbox/email-template.ts';
import { enqueueTeamEmail } from '../../kernel/outbox/emails.ts';
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
  const more = listings.length > named ? [texts.andMore({ count: listings.length - named })] : [];
  const count = listings.length;
  return {
    subject: texts.someListingsInactive({ count }),
    name: user.name,
    paragraphs: [texts.listingsOffSite({ count }), [...shown, ...more].join('\n'), texts.nothingDeletedTheyCome()],
    action: { label: texts.chooseAPackage(), url: `${config.publicUrl}/pricing` },
  };
}

export function packageEndedEmail({ user, packageName, endsAt, graceUntil, config }: AboutPackage): EmailContent {
  const hasGrace = graceUntil > endsAt;
  return {
    subject: texts.yourPackageHasEnded({ packageName }),
    name: user.name,
    paragraphs: [
      texts.yourPackageEndedOn({ packageName, endsAt: longDay(endsAt) }),
      hasGrace ? texts.nothingChangesUntilAfter({ graceUntil: longDay(graceUntil) }) : texts.listingsBeyondFreeNumber(),
    ],
    action: { label: texts.renew(), url: `${config.publicUrl}/pricing` },
  };
}

export function packageEndsSoonEmail({ user, packageName, endsAt, graceUntil, config }: AboutPackage): EmailContent {
  return {
    subject: texts.yourPackageEndsOn({ packageName, endsAt: longDay(endsAt) }),
    name: user.name,
    paragraphs: [
      texts.packageEndsIfRenew({ packageName, endsAt: longDay(endsAt) }),
      texts.ifDontNothingChanges({ graceUntil: longDay(graceUntil) }),
    ],
    action: { label: texts.renew(), url: `${config.publicUrl}/pricing` },
  };
}

interface PaymentReceived {
  number: string;
  payment: Payment & { user: User; package: Package; subscription: Subscription | null };
  config: { publicUrl: string };
}

export function paymentReceivedEmail({ number, payment, config }: PaymentReceived): EmailContent {
  const { user, package: bought, subscription, reference } = payment;
  const received = { amount: moneyText(payment), package: bought.name };
  return {
    subject: texts.receiptFor({ number, ...received }),
    name: user.name,
    paragraphs: [
      subscription
        ? texts.receivedForPeriod({
            ...received,
            from: longDay(subscription.startsAt),
            to: longDay(subscription.endsAt),
          })
        : texts.receivedForPackage(received),
      texts.receiptAttachedNumberReference({ number, reference }),
    ],
    action: { label: texts.seeThePayment(), url: `${config.publicUrl}/comfirm-payment?id=${payment.id}` },
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
    subject: texts.weCouldNotFind({ reference: payment.reference }),
    name,
    paragraphs: [
      texts.weLookedBankTransfer({ payment: moneyText(payment), reference: payment.reference, reason }),
      texts.ifSentPleaseWrite(),
    ],
    action: { label: texts.writeToUs(), url: `${config.publicUrl}/contact?subject=Payment%20${payment.reference}` },
  };
}

/** Emails the company about a payment that needs attention. */
export async function alertTeam(ctx: AppContext, tx: Transaction, payment: Payment): Promise<void> {
  const { email } = await getCompanyDetails({ ...ctx, db: tx });
  await enqueueTeamEmail(ctx, tx, { to: email }, () => paymentAlertEmail(payment, ctx.config));
}

function paymentAlertEmail(payment: Payment, config: { publicUrl: string }): EmailContent {
  const { reference, status, heldReason } = payment;
  return {
    subject: status === 'held' ? texts.aPaymentIsHeld({ reference }) : texts.aPaymentIsDisputed({ reference }),
    paragraphs: [
      status === 'held'
        ? texts.paymentHeldBecause({
            reference,
            amount: moneyText(payment),
            reason: heldReason ?? texts.notWhatItMustBe(),
          })
        : texts.payerDisputesPaymentPackage({ reference, payment: moneyText(payment) }),
    ],
    action: { label: texts.viewThePayment(), url: `${config.publicUrl}/admin/payments?search=${reference}` },
  };
}
