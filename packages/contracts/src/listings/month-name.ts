import { formatDate } from '@africanscity/messages/formats';

/** The name of a month such as '2026-10': 'October 2026'. */
export function monthName(month: string): string {
  return formatDate(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
