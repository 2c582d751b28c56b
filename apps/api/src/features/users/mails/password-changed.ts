import { type Letter, writeLetter } from '../../mails/letter.ts';

export function passwordChangedMail(user: { name: string }, config: { publicUrl: string }): Letter {
  return writeLetter({
    subject: 'Your password was changed',
    name: user.name,
    paragraphs: [
      'Your password was changed just now, and your other devices were logged off.',
      'If that was you, all is well.',
    ],
    action: { label: 'It was not me', url: `${config.publicUrl}/reset` },
  });
}
