import { formatDate } from '@africanscity/messages/formats';

/** Formats a day in UTC, in the language of the request: "5 March 2027". */
export function longDay(date: Date): string {
  return formatDate(date, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
