const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** What a field of a day and a time holds, in this device's zone, as ISO 8601 with an offset; '' for none. */
export function momentOf(local: string): string {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? local : moment.toISOString();
}

/** A viewing in this device's zone, which is named: both sides may be in others. */
export function describeMoment(iso: string): string {
  return format.format(new Date(iso));
}

/** The first moment that a field offers: the next full hour but one. */
export function earliestMoment(now: Date): string {
  const local = new Date(now.getTime() + 3_600_000 - now.getTimezoneOffset() * 60_000);
  return `${local.toISOString().slice(0, 13)}:00`;
}
