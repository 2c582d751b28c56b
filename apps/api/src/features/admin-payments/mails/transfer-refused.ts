import type { Payment } from '@africanscity/db/generated/client';
import { type Letter, writeLetter } from '../../mails/letter.ts';

/** To the payer of a transfer that did not arrive. */
export function transferRefusedMail(
  payment: Pick<Payment, 'reference' | 'amount' | 'currency'>,
  name: string,
  reason: string,
  config: { publicUrl: string },
): Letter {
  return writeLetter({
    subject: `We could not find your transfer ${payment.reference}`,
    name,
    paragraphs: [
      `We looked for your bank transfer of ${payment.currency} ${payment.amount.toFixed(2)} with the reference ${payment.reference}, and could not confirm it: ${reason}`,
      'If you have sent it, please write to us with the proof from your bank. Nothing is lost: we can still confirm it.',
    ],
    action: { label: 'Write to us', url: `${config.publicUrl}/contact?subject=Payment%20${payment.reference}` },
  });
}
