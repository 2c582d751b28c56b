import {
  type PropertyRequest,
  type ReceivedAnswer,
  type RequestContact,
  requestAmenities,
  requestCategories,
} from '@africanscity/contracts/property-requests';
import type { User } from '@africanscity/db/generated/client';
import { fullName } from '../auth/full-name.ts';
import { namedListing } from './named-listing.ts';
import type { RequestWithAnswers } from './read-request.ts';
import { answerState, requestState } from './request-state.ts';

export function presentPropertyRequest(row: RequestWithAnswers, now: Date): PropertyRequest {
  const { id, location, category, name, email, phone, details } = row;
  return {
    id,
    location,
    category,
    categoryReadable: categoryText(category),
    name,
    email,
    phone,
    amenities: amenityTexts(row.amenities),
    details,
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

/** How to reach an owner, for a requester who accepted their answer. */
export function contactOf(owner: User): RequestContact {
  return { name: fullName(owner), email: owner.email, phone: owner.phone };
}

const categoryNames = new Map<string, string>(Object.entries(requestCategories));
const amenityNames = new Map<string, string>(Object.entries(requestAmenities));

export function categoryText(category: number): string {
  return categoryNames.get(String(category)) ?? 'Other';
}

export function amenityTexts(names: string[]): string[] {
  return names.map((name) => amenityNames.get(name) ?? name);
}
