import { type AnswerState, type RequestState, requestLifetimeDays } from '@africanscity/contracts/property-requests';
import type { PropertyRequest, PropertyRequestAnswer } from '@africanscity/db/generated/client';

type Dates = Pick<PropertyRequest, 'createdAt' | 'confirmedAt' | 'acceptedAt' | 'closedAt'>;
type Decided = Pick<PropertyRequestAnswer, 'acceptedAt' | 'declinedAt'>;

export function requestState(request: Dates, answers: number, now: Date): RequestState {
  if (request.closedAt) return 'closed';
  if (request.acceptedAt) return 'accepted';
  if (request.createdAt < requestsSince(now)) return 'expired';
  if (!request.confirmedAt) return 'unconfirmed';
  return answers > 0 ? 'answered' : 'open';
}

/** An answer that nobody decided on can still be accepted when the time for more answers is over. */
export function answerState(answer: Decided, request: Pick<Dates, 'acceptedAt' | 'closedAt'>): AnswerState {
  if (answer.acceptedAt) return 'accepted';
  if (answer.declinedAt) return 'declined';
  return request.acceptedAt || request.closedAt ? 'passed' : 'waiting';
}

/** Requests made before this moment have expired. */
export function requestsSince(now: Date): Date {
  return new Date(now.getTime() - requestLifetimeDays * 86_400_000);
}
