import { type Letter, writeLetter } from '../../mails/letter.ts';

export function accountDeletedMail(user: { name: string }): Letter {
  return writeLetter({
    subject: 'Your account was deleted',
    name: user.name,
    paragraphs: [
      'As you asked, we deleted your account, your listings and what we knew about you.',
      'Thank you for having been with us. You are welcome back at any time.',
    ],
  });
}
