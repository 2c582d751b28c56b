import type { SharedHome } from '@africanscity/contracts/listings/shortlists';

/** Returns the state of a home in the cases of the message. */
export function homeState(state: SharedHome['state']) {
  return state === 'sold' || state === 'rented' || state === 'hidden' ? state : 'other';
}
