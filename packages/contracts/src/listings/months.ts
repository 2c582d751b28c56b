import { formatDate } from '@africanscity/messages/formats';

/** Calendar months in UTC, as '2026-10'. */

/** The first moment of a month. */
export const startOfMonth = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** The month so many months after that of a time. */
export function monthOf(time: Date, months = 0): string {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}

/** The name of a month: 'October 2026'. */
export function monthName(month: string): string {
  return formatDate(startOfMonth(month), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
