import { isTaken } from '@africanscity/contracts/listings/rental';
import { daysShownWhenTaken } from '@africanscity/contracts/listings/values';
import type { Property } from '@africanscity/db/generated/client';

const dayMs = 86_400_000;

type Taken = Pick<Property, 'status' | 'takenAt'>;

/** Whether the page of a home that is sold or let stays for a year. Its owner is not asked about it any longer. */
export function isKept({ keptWhenTaken }: Pick<Property, 'keptWhenTaken'>): boolean {
  return keptWhenTaken === true;
}

/** Returns the columns of an owner's answer; none without an answer. `before` is the listing before the change. */
export function keptColumns(
  keep: boolean | undefined,
  before: Taken,
  status: Property['status'],
  now: Date,
): Partial<Pick<Property, 'keptWhenTaken' | 'shownUntil'>> {
  if (keep === undefined || !isTaken(status)) return {};
  if (!keep) return { keptWhenTaken: false, shownUntil: new Date(now.getTime() + daysShownWhenTaken * dayMs) };
  const yearLater = new Date((isTaken(before.status) && before.takenAt) || now);
  yearLater.setUTCFullYear(yearLater.getUTCFullYear() + 1);
  return { keptWhenTaken: true, shownUntil: yearLater };
}
