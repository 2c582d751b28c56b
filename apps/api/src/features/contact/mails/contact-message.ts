import { type Letter, writeLetter } from '../../mails/letter.ts';

/** To the company; replying reaches the sender. */
export function contactMessageMail(input: {
  surname: string;
  name: string;
  email: string;
  message: string;
  subject: string;
}): Letter {
  const subject = input.subject.replace(/\s+/g, ' ').trim();
  return writeLetter({
    subject: subject ? `Message from the site: ${subject}` : 'Message from the contact form',
    paragraphs: [`${input.name} ${input.surname} (${input.email}) wrote:`, input.message],
    remarks: ['Reply to this mail to answer.'],
  });
}
