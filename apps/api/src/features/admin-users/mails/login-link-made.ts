import { type Letter, writeLetter } from '../../mails/letter.ts';

export function loginLinkMadeMail(user: { name: string }): Letter {
  return writeLetter({
    subject: 'A link to log in to your account was made',
    name: user.name,
    paragraphs: [
      'An administrator of AfricansCity made a link that logs in to your account once, within the next 30 minutes.',
      'If you asked for it, there is nothing to do. If you did not, answer to us by the contact page, and change your password.',
    ],
  });
}
