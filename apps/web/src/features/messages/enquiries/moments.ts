import { formatDate } from '@africanscity/messages/formats';

const format = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Converts the value of a `datetime-local` field to ISO 8601 with this device's offset; '' for an empty field. */
export function momentOf(local: string): string {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? local : moment.toISOString();
}

/** Formats a viewing in this device's time zone, with the zone's name: the other side may be in another zone. */
export function describeMoment(iso: string): string {
  return formatDate(new Date(iso), format);
}

/** Returns the earliest time of the field: the full hour after the next. */
export function earliestMoment(now: Date): string {
  const local = new Date(now.getTime() + 3_600_000 - now.getTimezoneOffset() * 60_000);
  return `${local.toISOString().slice(0, 13)}:00`;
}
