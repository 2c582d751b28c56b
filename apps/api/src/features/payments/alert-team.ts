import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { getCompanyDetails } from '../contact/get-company-details.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import { type Letter, writeLetter } from '../mails/letter.ts';

/** Tells the company that a payment needs somebody to look at it. */
export async function alertTeam(ctx: AppContext, tx: Transaction, payment: Payment): Promise<void> {
  const { email } = await getCompanyDetails({ ...ctx, db: tx });
  await enqueueMail(ctx, tx, { to: email, ...paymentAlertMail(payment, ctx.config) });
}

function paymentAlertMail(payment: Payment, config: { publicUrl: string }): Letter {
  const { reference, amount, currency, status, heldReason } = payment;
  return writeLetter({
    subject: status === 'held' ? `A payment is held: ${reference}` : `A payment is disputed: ${reference}`,
    paragraphs: [
      status === 'held'
        ? `Payment ${reference} of ${currency} ${amount.toFixed(2)} is held: ${heldReason ?? 'it is not what it must be'}. The package is not active until somebody decides.`
        : `The payer disputes payment ${reference} of ${currency} ${amount.toFixed(2)}. What it bought is suspended.`,
    ],
    action: { label: 'Look at the payment', url: `${config.publicUrl}/admin/payments?search=${reference}` },
  });
}
