import { type Letter, writeLetter } from '../../mails/letter.ts';

export function resetPasswordMail(user: { name: string }, link: { url: string }): Letter {
  return writeLetter({
    subject: 'Choose a new password',
    name: user.name,
    paragraphs: ['You asked us for a new password. Follow this link to choose one.'],
    action: { label: 'Choose a new password', url: link.url },
    remarks: [
      'The link works once, within the next 30 minutes. If you did not ask for it, your password stays as it is.',
    ],
  });
}
