import { type Letter, writeLetter } from '../../mails/letter.ts';

export function confirmNewsletterMail(url: string): Letter {
  return writeLetter({
    subject: 'Confirm that you want our news',
    paragraphs: [
      'Somebody, hopefully you, asked us to send news of AfricansCity to this address: new homes, and what changes on the site.',
    ],
    action: { label: 'Yes, send me news', url },
    remarks: ['The link works for seven days. If you did not ask for it, do nothing, and you will not hear from us.'],
  });
}
