import { type Letter, writeLetter } from '../../mails/letter.ts';
import { maskContacts } from '../mask-contacts.ts';
import { amenityTexts, categoryText } from '../present.ts';

interface Looked {
  location: string;
  category: number;
  amenities: string[];
  details: string;
}

/** To an owner whose listing matches. It says nothing of who asks. */
export function matchingRequestMail(
  owner: { name: string },
  request: Looked,
  listing: string,
  links: { page: string; stop: string },
): Letter {
  const { category, amenities } = request;
  const details = maskContacts(request.details);
  return writeLetter({
    subject: `Somebody looks for what you offer: ${categoryText(category)}`,
    name: owner.name,
    paragraphs: [
      `Somebody is looking for ${categoryText(category)} in or near ${maskContacts(request.location)}. Your listing may be just that: ${listing}.`,
      ...(amenities.length ? [`With: ${amenityTexts(amenities).join(', ')}`] : []),
      ...(details ? [details] : []),
    ],
    action: { label: 'Answer the request', url: links.page },
    remarks: [
      'You see who asks, and how to reach them, once they accept your answer.',
      `No more mails like this: ${links.stop}`,
    ],
  });
}
