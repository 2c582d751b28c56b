import type { PersonalMessage } from '@africanscity/contracts/directory';
import { type Letter, writeLetter } from '../../mails/letter.ts';

/** To somebody who offers properties; replying reaches the sender. `about` names what was written to. */
export function personalMessageMail(
  reader: { name: string },
  { name, email, phone, message, about }: PersonalMessage & { about: string },
  config: { publicUrl: string },
): Letter {
  return writeLetter({
    subject: 'Somebody wrote to you on AfricansCity',
    name: reader.name,
    paragraphs: [
      `${name} wrote to ${about}:`,
      message,
      [`Email: ${email}`, phone && `Phone: ${phone}`].filter(Boolean).join('\n'),
    ],
    remarks: [
      'Reply to this mail to answer. Never send money to somebody you have not met.',
      `If it is spam or worse, tell us: ${config.publicUrl}/contact`,
    ],
  });
}
