const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
const dayAndTime = { day: 'numeric', month: 'short', year: 'numeric', ...time } as const;
const moment = new Intl.DateTimeFormat('en-GB', dayAndTime);
const clock = new Intl.DateTimeFormat('en-GB', time);
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const utcMoment = new Intl.DateTimeFormat('en-GB', { ...dayAndTime, timeZone: 'UTC' });
const utcDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a time in the reader's zone: "5 Mar 2027, 14:30 GMT+2"; a dash for null. */
export function showTime(iso: string | null): string {
  return iso ? moment.format(new Date(iso)) : '–';
}

/**
 * Formats the day of a time in the reader's zone, "5 Mar 2027"; a dash for null. A date (YYYY-MM-DD) is the same
 * everywhere.
 */
export function showDay(iso: string | null): string {
  if (!iso) return '–';
  return (iso.length === 10 ? utcDay : day).format(new Date(iso));
}

/** Formats the UTC day of a time, which packages, ads and receipts use. */
export function showUtcDay(iso: string): string {
  return utcDay.format(new Date(iso));
}

/** Formats a time in UTC, "5 Mar 2027, 14:30 UTC", for payments that two sides compare; a dash for null. */
export function showUtcTime(iso: string | null): string {
  return iso ? utcMoment.format(new Date(iso)) : '–';
}

/** Formats the hour of a time in the reader's zone: "14:30 GMT+2". */
export function showClock(iso: string): string {
  return clock.format(new Date(iso));
}
