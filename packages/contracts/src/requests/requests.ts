import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { AlreadyConfirmed, EmailAddress, linkToken } from '../accounts/users.ts';
import { phoneText } from '../phone.ts';
import { PhoneLinks } from '../phone-links.ts';
import { phoneDigits } from '../typed-phone.ts';
import { honeypot, id, longText, requiredText } from '../wire.ts';
import { requestAmenities } from './values.ts';

export type RequestAmenity = keyof typeof requestAmenities;

/**
 * `unconfirmed` waits for its emailed link. `open` accepts answers, `answered` has some and accepts more; the rest accept
 * none.
 */
export const RequestState = z.enum(['unconfirmed', 'open', 'answered', 'accepted', 'closed', 'expired']);

export type RequestState = z.infer<typeof RequestState>;

/** `passed` is an answer to a request that ended without a decision on it. */
export const AnswerState = z.enum(['waiting', 'accepted', 'declined', 'passed']);

export type AnswerState = z.infer<typeof AnswerState>;

/** Contacts of a person: known to both sides once an answer is accepted. */
export const RequestContact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  phoneLinks: PhoneLinks.nullable(),
});

export type RequestContact = z.infer<typeof RequestContact>;

/** A listing in an answer. Null once it has left the site. */
export const NamedListing = z.object({ id: z.number().int(), title: z.string(), price: z.number() });

export type NamedListing = z.infer<typeof NamedListing>;

/** Names of amenities separated by commas; '' for none. */
const amenities = z
  .string()
  .max(200, 'is too long')
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(Object.keys(requestAmenities) as [RequestAmenity, ...RequestAmenity[]])))
  .transform((names) => [...new Set(names)]);

/** A request. All fields but amenities and details are mandatory. */
export const PropertyRequestForm = z.object({
  location: requiredText(200),
  category: z
    .string()
    .regex(/^[123]$/, 'must be one of the categories')
    .transform(Number),
  name: requiredText(100),
  email: EmailAddress,
  phone: phoneText.refine((text) => phoneDigits(text) >= 5, 'must be a phone number, such as +263 77 123 4567'),
  amenities,
  details: longText(4000).default(''),
});

/** An owner's answer, as the requester sees it. `contact` is null until it is accepted. */
export const ReceivedAnswer = z.object({
  id: z.number().int(),
  owner: z.string(),
  message: z.string(),
  listing: NamedListing.nullable(),
  state: AnswerState,
  contact: RequestContact.nullable(),
  createdAt: z.string(),
});

export type ReceivedAnswer = z.infer<typeof ReceivedAnswer>;

/** A request as its author sees it. `told` is the number of owners who were informed. */
export const PropertyRequest = z.object({
  id: z.number().int(),
  location: z.string(),
  category: z.number().int(),
  categoryReadable: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneLinks: PhoneLinks.nullable(),
  amenities: z.array(z.string()),
  details: z.string(),
  state: RequestState,
  told: z.number().int(),
  answers: z.array(ReceivedAnswer),
  createdAt: z.string(),
});

export type PropertyRequest = z.infer<typeof PropertyRequest>;

/** Identifies the author by the caller's session, or by the secret of a link that was emailed to them. */
const ofRequester = z.object({ id, token: linkToken.optional() });

/** Schemas of the input and response of each operation. */
export const propertyRequestSchemas = {
  savePropertyRequest: {
    summary:
      "Stores a request and emails it to the company. Owners see it at once when the address is the caller's confirmed one, otherwise when the link emailed to it is opened. `confirm` tells that such a link was emailed; 429 when none may be.",
    form: PropertyRequestForm.extend({ topping: honeypot }),
    response: z.object({ confirm: z.boolean() }),
  },
  getPropertyRequests: {
    summary: "Lists the caller's own requests with their answers, the latest first.",
    response: z.array(PropertyRequest),
  },
  openPropertyRequest: {
    summary:
      'Returns the request of an emailed link, with its answers. Opening one confirms the address; `alreadyConfirmed` when it was confirmed before. An invalid link is 400 invalid_link.',
    form: z.object({ token: linkToken }),
    response: PropertyRequest.extend(AlreadyConfirmed.shape),
  },
  acceptRequestAnswer: {
    summary: "Accepts one answer to the caller's request: both sides see the other's contacts, also by email.",
    form: ofRequester,
  },
  declineRequestAnswer: {
    summary: "Declines an answer to the caller's request. Its owner sees that, but no data of the requester.",
    form: ofRequester,
  },
  closePropertyRequest: {
    summary: 'Closes a request of the caller: no owner can answer it any longer.',
    form: ofRequester,
  },
  deletePropertyRequest: {
    summary: 'Deletes a request of the caller with all answers to it.',
    form: ofRequester,
  },
} satisfies Record<string, Schemas>;
