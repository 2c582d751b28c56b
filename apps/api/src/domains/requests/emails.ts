import type { EvaluationCategory } from '@africanscity/contracts/requests/evaluations';
import type { RequestContact } from '@africanscity/contracts/requests/requests';
import { evaluationCategories } from '@africanscity/contracts/requests/values';
import type { EmailContent } from '../../kernel/outbox/email-template.ts';
import { shownPhone } from '../../kernel/phones/present-phone.ts';
import type { PropertyRequest } from '@africanscity/db/generated/client';
import { amenityTexts, maskContacts, wantedText } from './request-texts.ts';
import { type DescribedColumns, criteriaLines } from './describe-criteria.ts';

interface Request extends RequestContact, Pick<PropertyRequest, 'category' | 'types' | 'location'> {}

/** Email to the owner whose answer was accepted; replies reach the requester. */
export function acceptedEmail(owner: { name: string }, request: Request, url: string): EmailContent {
  return {
    subject: 'Your answer was accepted',
    name: owner.name,
    paragraphs: [
      `${request.name} accepted your answer to the request for ${wantedText(request)} in or near ${request.location}.`,
      waysTo(request),
    ],
    action: { label: 'See the request', url },
    remarks: ['Reply to this email to write to them.'],
  };
}

/** Email to the requester who accepted; replies reach the owner. */
export function ownerContactEmail(request: { name: string }, owner: RequestContact, url: string): EmailContent {
  return {
    subject: `How to reach ${owner.name}`,
    name: request.name,
    paragraphs: [`You accepted the answer of ${owner.name}. They know how to reach you now.`, waysTo(owner)],
    action: { label: 'See the request', url },
    remarks: ['Reply to this email to write to them. Never send money to someone you haven’t met.'],
  };
}

function waysTo({ name, email, phone, phoneLinks }: RequestContact): string {
  const shown = phoneLinks?.international ?? phone;
  return [`Name: ${name}`, `Email: ${email}`, shown && `Phone: ${shown}`].filter(Boolean).join('\n');
}

/** Contains none of the typed text, because the address may be another person's. */
export function followRequestEmail(url: string): EmailContent {
  return {
    subject: 'Confirm your property request',
    paragraphs: [
      'Your request has arrived. Open this link to send it to owners with matching properties. Their answers will appear at the same link, so keep this email.',
    ],
    action: { label: 'Confirm and follow the request', url },
    remarks: [
      'Owners do not see your name, email and phone until you accept an answer of theirs.',
      'If you didn’t ask for anything, someone typed your address by mistake. Don’t open the link, and nothing happens.',
    ],
  };
}

type Looked = Pick<PropertyRequest, 'category' | 'types' | 'location' | 'amenities' | 'details'> & DescribedColumns;

/** Email to an owner whose listing matches, without data of the requester. */
export function matchingRequestEmail(
  owner: { name: string },
  request: Looked,
  listing: string,
  links: { page: string; stop: string },
): EmailContent {
  const { amenities } = request;
  const wanted = wantedText(request);
  const criteria = criteriaLines(request);
  const details = maskContacts(request.details);
  return {
    subject: `Someone is looking for a home like yours: ${wanted}`,
    name: owner.name,
    paragraphs: [
      `Someone is looking for ${wanted} in or near ${maskContacts(request.location)}. Your listing may be a match: ${listing}.`,
      ...(criteria ? [criteria] : []),
      ...(amenities.length ? [`With: ${amenityTexts(amenities).join(', ')}`] : []),
      ...(details ? [details] : []),
    ],
    action: { label: 'Answer the request', url: links.page },
    remarks: [
      'You see who asks, and how to reach them, once they accept your answer.',
      `Stop these emails: ${links.stop}`,
    ],
  };
}

/** Email to the company; replies reach the requester. */
export function propertyRequestEmail(
  request: Looked & Pick<PropertyRequest, 'name' | 'email' | 'phone' | 'phoneE164'>,
): EmailContent {
  const { location, name, email, amenities, details } = request;
  const wanted = wantedText(request);
  const criteria = criteriaLines(request);
  const phone = shownPhone(request.phone, request.phoneE164);
  return {
    subject: `Someone is looking for: ${wanted}`,
    paragraphs: [
      `${name} (${email}, ${phone}) is looking for ${wanted} in or near ${location}.`,
      ...(criteria ? [criteria] : []),
      ...(amenities.length ? [`With: ${amenityTexts(amenities).join(', ')}`] : []),
      ...(details ? [details] : []),
    ],
    remarks: ['Reply to this email to answer.'],
  };
}

/** Email to the requester. The owner's message and contacts are on the page, behind the link. */
export function requestAnsweredEmail(
  request: { name: string },
  answer: { owner: string; listing: string; message: string },
  url: string,
): EmailContent {
  return {
    subject: 'An owner answered your property request',
    name: request.name,
    paragraphs: [`${answer.owner} offers you: ${answer.listing}.`, answer.message],
    action: { label: 'See the answer', url },
    remarks: [
      'Accept it to see how to reach the owner; only then do they see your name, email and phone.',
      'Never send money to someone you haven’t met.',
    ],
  };
}

interface Evaluation {
  category: EvaluationCategory;
  name: string;
  email: string;
  phone: string;
  phoneE164: string | null;
  message: string;
}

/** Email to the company; replies reach the sender. */
export function evaluationEmail(evaluation: Evaluation, listing: { name: string; url: string }): EmailContent {
  const { category, name, email, message } = evaluation;
  const ways = [email, shownPhone(evaluation.phone, evaluation.phoneE164)].filter(Boolean).join(', ');
  return {
    subject: `Evaluation wanted: ${evaluationCategories[category]()}`,
    paragraphs: [`${name} (${ways}) asks what a property is worth: ${listing.name}.`, ...(message ? [message] : [])],
    action: { label: 'See the listing', url: listing.url },
    remarks: ['Reply to this email to answer.'],
  };
}

/** Contains none of the typed text, because the address may be another person's. */
export function evaluationConfirmationEmail(): EmailContent {
  return {
    subject: 'We have your request for an evaluation',
    paragraphs: [
      'Thank you for asking us what a property is worth. Our team will look at it and answer you, usually within three working days.',
    ],
    remarks: ['If you didn’t ask for anything, someone typed your address by mistake. You don’t need to do anything.'],
  };
}
