import * as texts from '@africanscity/messages/site';
import { PropertyStatus } from '../listings/status.ts';
import { priceAnswerShape } from '../listings/price-answer.ts';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { AlreadyConfirmed, EmailAddress, linkToken } from '../accounts/users.ts';
import { callablePhone } from '../phone.ts';
import { PhoneLinks } from '../phone-links.ts';
import { isBlank } from '../reading.ts';
import { honeypot, id, longText, requiredText, shortText } from '../wire.ts';
import { requestAmenities } from './values.ts';
import {
  budgetFault,
  ReadSentence,
  RequestedListings,
  RequestCriterion,
  sentenceQuery,
  criteriaShape,
} from './criteria.ts';

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
export const NamedListing = z.object({
  id: z.number().int(),
  title: z.string(),
  /** US dollars, a month's rent of rentals. */
  price: z.number(),
  status: PropertyStatus,
  ...priceAnswerShape,
});

export type NamedListing = z.infer<typeof NamedListing>;

/** Names of amenities separated by commas; '' for none. */
const amenities = z
  .string()
  .max(200, { error: texts.isTooLong })
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(Object.keys(requestAmenities) as [RequestAmenity, ...RequestAmenity[]])))
  .transform((names) => [...new Set(names)]);

/** Where a request is for, and what for: in words, or by chosen places and types. */
const wantedShape = {
  /** In the requester's words. The names of the chosen places without it. */
  location: shortText(200).default(''),
  /** 1, 2 or 3. The one nearest to the chosen types without it. */
  category: z
    .string()
    .regex(/^[123]?$/, { error: texts.categoryNeeded })
    .default('')
    .transform((text) => (text ? Number(text) : undefined)),
  ...criteriaShape,
};

type Wanted = z.output<z.ZodObject<typeof wantedShape>>;

/** Also checked beside faults of other fields, so that a form shows all of its faults at once. */
const always = { when: () => true };

/** A request. Mandatory are the contacts, a location or places, and a category or types. */
export const PropertyRequestForm = z
  .object({
    ...wantedShape,
    name: requiredText(100),
    email: EmailAddress,
    phone: callablePhone.refine((text) => text.trim() !== '', { error: texts.phoneNumberSuchAs }),
    amenities,
    details: longText(4000).default(''),
  })
  .refine(({ location, places }) => !isBlank(String(location)) || isGiven(places), {
    path: ['location'],
    error: texts.mustNotBeBlank,
    ...always,
  })
  .refine(({ category, types }) => category !== undefined || isGiven(types), {
    path: ['category'],
    error: texts.categoryNeeded,
    ...always,
  })
  .refine((values) => budgetFault(values) === null, {
    path: ['budget'],
    error: ({ input }) => budgetFault(input as Wanted) ?? undefined,
  });

function isGiven(names: unknown): boolean {
  return Array.isArray(names) ? names.length > 0 : Boolean(names);
}

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
  /** The other fields of the request in plain words, in the order of the form. */
  criteria: z.array(RequestCriterion),
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
    form: PropertyRequestForm.safeExtend({ topping: honeypot }),
    response: z.object({ confirm: z.boolean() }),
  },
  readPropertyRequest: {
    summary:
      'Reads a request in one sentence, as the search does, and returns the fields of its form: "2 bed flat in Yaba or Surulere under 2m naira a year with prepaid meter, from March".',
    query: sentenceQuery,
    response: ReadSentence,
  },
  getRequestedListings: {
    summary: 'Returns listings that a request matches now, those with all its facts first, and counts them.',
    query: z.object(wantedShape),
    response: RequestedListings,
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
