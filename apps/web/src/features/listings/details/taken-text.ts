import * as texts from '@africanscity/messages/listings';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { showDay } from '../../../ui/show-time.ts';
import { askedPrice } from '../core/shown-price.tsx';

/** The status of a home that is sold or let, with the day and the last asking price where its owner agreed to keep the page. */
export function takenText(listing: Listing): string {
  const { keptUntil, takenOn, status, statusReadable } = listing;
  if (!keptUntil) return texts.takenWithStatus({ status: statusReadable.toLowerCase() });
  const price = askedPrice({ ...listing, status: status === 'RENTED' ? 'FOR_RENT' : status });
  return takenOn
    ? texts.takenOnDay({ status: statusReadable, day: showDay(takenOn), price })
    : texts.takenWithPrice({ status: statusReadable, price });
}
