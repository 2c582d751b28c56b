import { formatDate } from '@africanscity/messages/formats';

const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
const dayAndTime = { day: 'numeric', month: 'short', year: 'numeric', ...time } as const;
const day = { dateStyle: 'medium' } as const;
const utcDay = { ...day, timeZone: 'UTC' } as const;

/** Formats a time in the reader's zone: "5 Mar 2027, 14:30 GMT+2"; a dash for null. */
export function showTime(iso: string | null): string {
  return iso ? formatDate(new Date(iso), dayAndTime) : '–';
}

/**
 * Formats the day of a time in the reader's zone, "5 Mar 2027"; a dash for null. A date (YYYY-MM-DD) is the same
 * everywhere.
 */
export function showDay(iso: string | null): string {
  if (!iso) return '–';
  return formatDate(new Date(iso), iso.length === 10 ? utcDay : day);
}

/** Formats the UTC day of a time, which packages, ads and receipts use. */
export function showUtcDay(iso: string): string {
  return formatDate(new Date(iso), utcDay);
}

/** Formats a time in UTC, "5 Mar 2027, 14:30 UTC", for payments that two sides compare; a dash for null. */
export function showUtcTime(iso: string | null): string {
  return iso ? formatDate(new Date(iso), { ...dayAndTime, timeZone: 'UTC' }) : '–';
}

/** Formats the hour of a time in the reader's zone: "14:30 GMT+2". */
export function showClock(iso: string): string {
  return formatDate(new Date(iso), time);
}
