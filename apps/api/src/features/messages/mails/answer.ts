import { type Letter, writeLetter } from '../../mails/letter.ts';

/** To somebody who wrote to the company; replying reaches the company. */
export function answerMail(asked: { name: string; message: string; subject: string }, answer: string): Letter {
  const subject = asked.subject.replace(/\s+/g, ' ').trim();
  return writeLetter({
    subject: subject ? `Our answer: ${subject}` : 'Our answer to your message',
    name: asked.name,
    paragraphs: [answer, 'You wrote:', asked.message],
    remarks: ['Reply to this mail to write to us again.'],
  });
}
