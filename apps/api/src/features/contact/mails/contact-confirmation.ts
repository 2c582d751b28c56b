import { type Letter, writeLetter } from '../../mails/letter.ts';

/** Repeats nothing that was typed: whoever typed this address may be somebody else, and no friend. */
export function contactConfirmationMail(): Letter {
  return writeLetter({
    subject: 'We have your message',
    paragraphs: [
      'Thank you for writing to us. Your message has arrived, and somebody of our team will answer you, usually within two working days.',
    ],
    remarks: ['If you did not write to us, somebody typed your address by mistake. You need not do anything.'],
  });
}
