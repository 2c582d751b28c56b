import { maxMessageLength } from '../values.ts';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { linkToken } from '../accounts/users.ts';
import { flag, id, longText, requiredText } from '../wire.ts';
import { AnswerState, NamedListing, RequestContact, RequestState } from './requests.ts';
import { RequestCriterion } from './criteria.ts';

/** An owner's answer to a requester. */
export const GivenAnswer = z.object({
  message: z.string(),
  listing: NamedListing.nullable(),
  state: AnswerState,
  createdAt: z.string(),
});

export type GivenAnswer = z.infer<typeof GivenAnswer>;

/**
 * A request that matches a listing of the caller. The requester stays unknown: `contact` is null until they accept the
 * caller's answer, and until then contacts are removed from `details`.
 */
export const MatchingRequest = z.object({
  id: z.number().int(),
  location: z.string(),
  category: z.number().int(),
  categoryReadable: z.string(),
  amenities: z.array(z.string()),
  details: z.string(),
  criteria: z.array(RequestCriterion),
  state: RequestState,
  listing: NamedListing.nullable(),
  answer: GivenAnswer.nullable(),
  contact: RequestContact.nullable(),
  createdAt: z.string(),
});

export type MatchingRequest = z.infer<typeof MatchingRequest>;

/** The caller's offers: their listings for rent, those for sale with a request to buy, and whether they get emails about new requests. */
export const MatchingRequests = z.object({
  requests: z.array(MatchingRequest),
  listings: z.array(NamedListing),
  mails: z.boolean(),
});

export type MatchingRequests = z.infer<typeof MatchingRequests>;

export const RequestAnswerForm = z.object({ propertyId: id, message: requiredText(maxMessageLength) });

/** Schemas of the input and response of each operation. */
export const requestAnswerSchemas = {
  getMatchingRequests: {
    summary: 'Lists requests of other users that match listings of the caller, the latest first.',
    response: MatchingRequests,
  },
  saveRequestAnswer: {
    summary: 'Offers a listing of the caller to the author of a matching request, once. The requester gets an email.',
    form: RequestAnswerForm.extend({ requestId: id }),
  },
  reportPropertyRequest: {
    summary: "Reports a matching request to the administrators, and removes it from the caller's page.",
    form: z.object({ requestId: id, reason: longText(500).default('') }),
  },
  saveRequestMails: {
    summary: 'Returns whether the caller wants emails about requests that match their listings.',
    form: z.object({ wanted: flag }),
  },
  stopRequestMails: {
    summary:
      'Turns off emails about matching requests, with the token of the link in such an email. Repeating changes nothing, and returns `alreadyStopped`.',
    form: z.object({ token: linkToken }),
    response: z.object({ alreadyStopped: z.boolean() }),
  },
} satisfies Record<string, Schemas>;
