import { language } from '@africanscity/messages/language';
import * as texts from '@africanscity/messages/messages';
import { fileNameOf } from '@africanscity/contracts/brand';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { Enquiry, Property } from '@africanscity/db/generated/client';
import type { Config } from '../../../context.ts';
import { listingName } from '../../requests/request-texts.ts';

/** Duration of a viewing in a calendar, in minutes. */
const minutes = 45;

/**
 * Returns an accepted viewing as an iCalendar file (RFC 5545). A moved one has the same UID and a higher SEQUENCE, so that
 * calendars replace the former. `now` is the creation time of the file.
 */
export function viewingCalendar(
  config: Pick<Config, 'brand' | 'publicUrl'>,
  enquiry: Pick<Enquiry, 'id' | 'viewingAt' | 'viewings'>,
  property: Pick<Property, 'id' | 'type' | 'address' | 'area' | 'city' | 'located' | 'latitude' | 'longitude'>,
  now: Date,
): string {
  const { id, viewingAt, viewings } = enquiry;
  if (!viewingAt) throw new RangeError(`No viewing is agreed in enquiry ${id}.`);
  const { address, area, city, located, latitude, longitude } = property;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${fileNameOf(config.brand)}//Viewings//${language().toUpperCase()}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:viewing-${id}@${new URL(config.publicUrl).hostname}`,
    `SEQUENCE:${Math.max(0, viewings - 1)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(viewingAt)}`,
    `DTEND:${utc(new Date(viewingAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(texts.viewingOf({ listing: listingName(property) }))}`,
    `LOCATION:${escaped(placeLine(address, area, city))}`,
    // The middle of an area or a city is not the place of the viewing.
    ...(located === 'EXACT' && latitude !== null && longitude !== null ? [`GEO:${latitude};${longitude}`] : []),
    `URL:${config.publicUrl}/property?id=${property.id}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(texts.viewingReminder())}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s*[\r\n]+\s*/g, '\\n');
}

/** Lines of more than 75 bytes continue in the next, after a space, and never within a character. */
function folded(line: string): string {
  const rows: string[] = [];
  let row = '';
  for (const character of line) {
    if (Buffer.byteLength(row + character) > 75) {
      rows.push(row);
      row = ' ';
    }
    row += character;
  }
  return [...rows, row].join('\r\n');
}
