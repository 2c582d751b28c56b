import { type Letter, writeLetter } from '../../mails/letter.ts';
import { amenityTexts, categoryText } from '../present.ts';

/** To the company; replying reaches who is looking. */
export function propertyRequestMail(request: {
  location: string;
  category: number;
  name: string;
  email: string;
  phone: string;
  amenities: string[];
  details: string;
}): Letter {
  const { location, category, name, email, phone, amenities, details } = request;
  return writeLetter({
    subject: `Somebody is looking for: ${categoryText(category)}`,
    paragraphs: [
      `${name} (${email}, ${phone}) is looking for ${categoryText(category)} in or near ${location}.`,
      ...(amenities.length ? [`With: ${amenityTexts(amenities).join(', ')}`] : []),
      ...(details ? [details] : []),
    ],
    remarks: ['Reply to this mail to answer.'],
  });
}
