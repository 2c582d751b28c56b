import type { RequestContact } from '@africanscity/contracts/property-requests';
import { type Letter, writeLetter } from '../../mails/letter.ts';
import { categoryText } from '../present.ts';

interface Request extends RequestContact {
  category: number;
  location: string;
}

/** To the owner whose answer was accepted; replying reaches the requester. */
export function acceptedMail(owner: { name: string }, request: Request, url: string): Letter {
  return writeLetter({
    subject: 'Your answer was accepted',
    name: owner.name,
    paragraphs: [
      `${request.name} accepted your answer to the request for ${categoryText(request.category)} in or near ${request.location}.`,
      waysTo(request),
    ],
    action: { label: 'See the request', url },
    remarks: ['Reply to this mail to write to them.'],
  });
}

/** To the requester who accepted; replying reaches the owner. */
export function ownerContactMail(request: { name: string }, owner: RequestContact, url: string): Letter {
  return writeLetter({
    subject: `How to reach ${owner.name}`,
    name: request.name,
    paragraphs: [`You accepted the answer of ${owner.name}. They know how to reach you now.`, waysTo(owner)],
    action: { label: 'See the request', url },
    remarks: ['Reply to this mail to write to them. Never send money to somebody you have not met.'],
  });
}

function waysTo({ name, email, phone }: RequestContact): string {
  return [`Name: ${name}`, `Email: ${email}`, phone && `Phone: ${phone}`].filter(Boolean).join('\n');
}
