import { formatDate } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/messages';

/** Time zones by country. Countries of two zones have their capital's. */
const zones = [
  ['Africa/Abidjan', 'BF CI GH GM GN GW LR ML MR SH SL SN ST TG'],
  ['Africa/Lagos', 'AO BJ CD CF CG CM DZ GA GQ NE NG TD TN'],
  ['Africa/Maputo', 'BI BW LS LY MW MZ NA RW SD SS SZ ZA ZM ZW'],
  ['Africa/Nairobi', 'DJ ER ET KE KM MG SO TZ UG YT'],
  ['Africa/Cairo', 'EG'],
  ['Africa/Casablanca', 'EH MA'],
  ['Atlantic/Cape_Verde', 'CV'],
  ['Indian/Mauritius', 'MU RE SC'],
] as const;

const zonesOfCountries = new Map<string, string>(
  zones.flatMap(([zone, countries]) => countries.split(' ').map((country) => [country, zone] as const)),
);

/** Cities in the east of DR Congo, which is an hour ahead of its capital. */
const eastOfCongo =
  /^(beni|bukavu|bunia|butembo|goma|isiro|kalemie|kamina|kananga|kindu|kisangani|kolwezi|likasi|lubumbashi|mbuji-?mayi|mwene-ditu|uvira)$/i;

/** Returns the time zone (IANA) of a place; null for an unknown country. `country` is ISO 3166-1 alpha-2. */
export function zoneOf(country: string | null, city: string): string | null {
  if (country === 'CD' && eastOfCongo.test(city.trim())) return 'Africa/Lubumbashi';
  return zonesOfCountries.get(country ?? '') ?? null;
}

const format = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/**
 * Formats a viewing in the language of the reader and the local time of the home: '1 May 2027 at 10:00 (local time)'. Without a
 * zone of the home, in the zone of the device, or of the server, with its name.
 */
export function viewingTime(moment: Date, zone: string | null): string {
  if (zone) return texts.inLocalTime({ moment: formatDate(moment, { ...format, timeZone: zone }) });
  return formatDate(moment, { ...format, timeZoneName: 'short' });
}

/**
 * Converts the value of a `datetime-local` field to ISO 8601: the local time of a zone, or of the device without one. Returns a
 * text that is no time as it is.
 */
export function momentOf(local: string, zone: string | null): string {
  const utc = Date.parse(`${local}Z`);
  if (Number.isNaN(utc)) return local;
  if (!zone) return new Date(local).toISOString();
  // The offset at the moment itself may be another one than some hours away.
  const near = utc - offsetAt(utc, zone);
  return new Date(utc - offsetAt(near, zone)).toISOString();
}

/** Returns what is wrong with a time that has passed: a local one of a zone, or ISO 8601 with an offset. Null for any other text. */
export function pastFault(text: string, zone: string | null, now: Date): string | null {
  const moment = new Date(momentOf(text, zone));
  if (Number.isNaN(moment.getTime()) || moment > now) return null;
  const dayOf = (time: Date) => localMoment(time, zone).slice(0, 10);
  return dayOf(moment) === dayOf(now) ? texts.chooseLaterTime() : texts.chooseFromToday();
}

/** Returns the value of a `datetime-local` field at a moment, in a zone, or that of the device without one. */
export function localMoment(moment: Date, zone: string | null): string {
  const offset = zone ? offsetAt(moment.getTime(), zone) : moment.getTimezoneOffset() * -60_000;
  return new Date(moment.getTime() + offset).toISOString().slice(0, 16);
}

/** Returns how many milliseconds a zone is ahead of UTC, to the minute. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat(undefined, {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return local - Math.floor(moment / 60_000) * 60_000;
}
