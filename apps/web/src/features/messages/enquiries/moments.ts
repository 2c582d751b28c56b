import { formatDate } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/messages';

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

/** Returns what is wrong with a time that has passed: a local one, or ISO 8601 with an offset. Null for any other text. */
export function pastFault(text: string, now: Date): string | null {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment > now) return null;
  return moment.toDateString() === now.toDateString() ? texts.chooseLaterTime() : texts.chooseFromToday();
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
