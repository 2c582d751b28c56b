import type { MatchingRequest } from '@africanscity/contracts/requests/answers';
import type { NamedListing, PropertyRequest, ReceivedAnswer } from '@africanscity/contracts/requests/requests';
import type {
  Prisma,
  Property,
  PropertyRequest as PropertyRequestRow,
  PropertyRequestAnswer,
  PropertyRequestMatch,
} from '@africanscity/db/generated/client';
import { fullName } from '../../kernel/people.ts';
import { presentPhone } from '../../kernel/phones/present-phone.ts';
import { presentPrice } from '../listings/core/present-price.ts';
import { answerState, requestState } from './request-states.ts';
import {
  amenityTexts,
  categoryNumber,
  contactOf,
  contactOfRequest,
  listingName,
  maskContacts,
  wantedText,
} from './request-texts.ts';
import { describeCriteria } from './describe-criteria.ts';

/** Presents a request to its author. */
export const withAnswers = {
  answers: { include: { owner: true, property: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  _count: { select: { matches: true } },
} satisfies Prisma.PropertyRequestInclude;

type RequestWithAnswers = Prisma.PropertyRequestGetPayload<{ include: typeof withAnswers }>;

export function presentPropertyRequest(row: RequestWithAnswers, now: Date): PropertyRequest {
  const { id, location, category, name, email, phone, details } = row;
  return {
    id,
    location,
    category: categoryNumber(category),
    categoryReadable: wantedText(row),
    name,
    email,
    phone,
    phoneLinks: presentPhone(phone, row.phoneE164),
    amenities: amenityTexts(row.amenities),
    details,
    criteria: describeCriteria(row),
    state: requestState(row, row.answers.length, now),
    told: row._count.matches,
    answers: row.answers.map((answer) => presentReceived(answer, row)),
    createdAt: row.createdAt.toISOString(),
  };
}

function presentReceived(answer: RequestWithAnswers['answers'][number], request: RequestWithAnswers): ReceivedAnswer {
  const state = answerState(answer, request);
  return {
    id: answer.id,
    owner: fullName(answer.owner),
    message: answer.message,
    listing: namedListing(answer.property),
    state,
    contact: state === 'accepted' ? contactOf(answer.owner) : null,
    createdAt: answer.createdAt.toISOString(),
  };
}

type Match = PropertyRequestMatch & {
  property: Property;
  request: PropertyRequestRow & { answers: (PropertyRequestAnswer & { property: Property })[] };
};

/** Presents a request to an owner, without data of its author until their answer is accepted. */
export function presentMatchingRequest({ request, property }: Match, now: Date): MatchingRequest {
  const [answer] = request.answers;
  const state = answer ? answerState(answer, request) : null;
  const known = state === 'accepted';
  const shownText = (text: string) => (known ? text : maskContacts(text));
  return {
    id: request.id,
    location: shownText(request.location),
    category: categoryNumber(request.category),
    categoryReadable: wantedText(request),
    amenities: amenityTexts(request.amenities),
    details: shownText(request.details),
    criteria: describeCriteria(request),
    state: requestState(request, request.answers.length, now),
    listing: namedListing(property),
    answer:
      answer && state
        ? {
            message: answer.message,
            listing: namedListing(answer.property),
            state,
            createdAt: answer.createdAt.toISOString(),
          }
        : null,
    contact: known ? contactOfRequest(request) : null,
    createdAt: request.createdAt.toISOString(),
  };
}

type Named = Parameters<typeof presentPrice>[0] &
  Pick<Property, 'id' | 'type' | 'address' | 'area' | 'city' | 'price' | 'listedAs'>;

/** Presents the listing of an answer; null once it is hidden or deleted. */
export function namedListing(property: Named): NamedListing | null {
  if (property.listedAs === null) return null;
  const { id, price, status } = property;
  return { id, title: listingName(property), price: price.toNumber(), status, ...presentPrice(property, false) };
}
