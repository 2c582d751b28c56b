import { formatDate } from '@africanscity/messages/formats';

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

const zoneOf = new Map<string, string>(
  zones.flatMap(([zone, countries]) => countries.split(' ').map((country) => [country, zone] as const)),
);

/** Formats a viewing in the language of the reader and the local time of the listing, with the offset from UTC. `country` is ISO 3166-1 alpha-2. */
export function viewingTime(moment: Date, country: string | null): string {
  return formatDate(moment, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zoneOf.get(country ?? '') ?? 'UTC',
    timeZoneName: 'short',
  });
}
