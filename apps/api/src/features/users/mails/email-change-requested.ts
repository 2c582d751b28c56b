import { type Letter, writeLetter } from '../../mails/letter.ts';

export function emailChangeRequestedMail(user: { name: string }, config: { publicUrl: string }): Letter {
  return writeLetter({
    subject: 'Your email address is about to change',
    name: user.name,
    paragraphs: [
      'You asked us to use another email address for your account. It takes effect when you follow the link that we mailed there.',
      'If that was not you, change your password now, and the request ends with it.',
    ],
    action: { label: 'It was not me', url: `${config.publicUrl}/profile` },
  });
}
