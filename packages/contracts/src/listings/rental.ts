import type { LandingStatus } from './addresses.ts';

/** Whether a home of a status is for sale or for rent now. */
export function isOffered(status: unknown): status is LandingStatus {
  return status === 'FOR_SALE' || status === 'FOR_RENT';
}

/** Whether a home of a status is, or was, to rent. One under offer may be either. */
export function isRental(status: string): boolean {
  return status === 'FOR_RENT' || status === 'RENTED';
}

/** Whether a home of a status is sold or let. */
export function isTaken(status: string): boolean {
  return status === 'SOLD' || status === 'RENTED';
}
