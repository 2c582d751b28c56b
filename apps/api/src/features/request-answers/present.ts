import type { MatchingRequest } from '@africanscity/contracts/request-answers';
import type {
  Property,
  PropertyRequest,
  PropertyRequestAnswer,
  PropertyRequestMatch,
} from '@africanscity/db/generated/client';
import { maskContacts } from '../property-requests/mask-contacts.ts';
import { namedListing } from '../property-requests/named-listing.ts';
import { amenityTexts, categoryText } from '../property-requests/present.ts';
import { answerState, requestState } from '../property-requests/request-state.ts';

type Match = PropertyRequestMatch & {
  property: Property;
  request: PropertyRequest & { answers: (PropertyRequestAnswer & { property: Property })[] };
};

/** A request as an owner sees it: nothing that tells who made it until their answer is accepted. */
export function presentMatchingRequest({ request, property }: Match, now: Date): MatchingRequest {
  const [answer] = request.answers;
  const state = answer ? answerState(answer, request) : null;
  const known = state === 'accepted';
  const shownText = (text: string) => (known ? text : maskContacts(text));
  return {
    id: request.id,
    location: shownText(request.location),
    category: request.category,
    categoryReadable: categoryText(request.category),
    amenities: amenityTexts(request.amenities),
    details: shownText(request.details),
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
    contact: known ? { name: request.name, email: request.email, phone: request.phone } : null,
    createdAt: request.createdAt.toISOString(),
  };
}
