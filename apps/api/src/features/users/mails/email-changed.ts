import { type Letter, writeLetter } from '../../mails/letter.ts';

/** For the address that an account had. Without a link there is no way back: the address was never confirmed. */
export function emailChangedMail(user: { name: string }, undo: { url: string } | null): Letter {
  return writeLetter({
    subject: 'Your email address was changed',
    name: user.name,
    paragraphs: [
      'From now on, your account has another email address. Your other devices were logged off.',
      undo
        ? 'If that was you, all is well. If not, undo it: the account gets this address back, everybody is logged off, and you choose a new password.'
        : 'If that was not you, write to our team.',
    ],
    action: undo ? { label: 'It was not me: undo it', url: undo.url } : undefined,
    remarks: undo ? ['The link works once, for 72 hours.'] : [],
  });
}
