const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a day in UTC: "5 March 2027". */
export function longDay(date: Date): string {
  return format.format(date);
}
