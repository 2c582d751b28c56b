const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
const dayAndTime = { day: 'numeric', month: 'short', year: 'numeric', ...time } as const;
const moment = new Intl.DateTimeFormat('en-GB', dayAndTime);
const clock = new Intl.DateTimeFormat('en-GB', time);
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const utcMoment = new Intl.DateTimeFormat('en-GB', { ...dayAndTime, timeZone: 'UTC' });
const utcDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A time as the reader's clock shows it, with the zone: "5 Mar 2027, 14:30 GMT+2"; a dash for none. */
export function showTime(iso: string | null): string {
  return iso ? moment.format(new Date(iso)) : '–';
}

/**
 * The day of a time as the reader's calendar shows it, "5 Mar 2027"; a dash for none. A day without a time (YYYY-MM-DD)
 * is that day everywhere.
 */
export function showDay(iso: string | null): string {
  if (!iso) return '–';
  return (iso.length === 10 ? utcDay : day).format(new Date(iso));
}

/** The day of a time in UTC, by which packages and ads are counted and receipts dated: the same for every reader. */
export function showUtcDay(iso: string): string {
  return utcDay.format(new Date(iso));
}

/** A time in UTC, "5 Mar 2027, 14:30 UTC", for what a payment's two sides compare; a dash for none. */
export function showUtcTime(iso: string | null): string {
  return iso ? utcMoment.format(new Date(iso)) : '–';
}

/** The hour of a time as the reader's clock shows it, with the zone: "14:30 GMT+2". */
export function showClock(iso: string): string {
  return clock.format(new Date(iso));
}
