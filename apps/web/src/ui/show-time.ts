const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time as the reader's clock shows it; a dash for none. */
export function showTime(iso: string | null): string {
  return iso ? moment.format(new Date(iso)) : '–';
}
