import { plainSpaces } from '../../plain-text.ts';
import { readAngles } from './angles.ts';
import { readMapLink } from './map-links.ts';
import { readPlusCode } from './plus-codes.ts';
import { coordinateFaults, type CoordinatesReading } from './point.ts';

const longest = 2000;

/** Reads a point in any form that people copy from maps, cameras and devices. */
export function readCoordinates(text: string): CoordinatesReading {
  if (text.length > longest) return { fault: coordinateFaults.unreadable, kind: 'text' };
  const plain = plainSpaces(text);
  if (/^geo:/i.test(plain)) return readGeoUri(plain);
  const link = linkIn(plain);
  if (link) return readMapLink(link);
  // Slashes alone would be a date.
  if (/^(?:\/{2,3}|w3w:\s*)?\p{L}+\.\p{L}+\.\p{L}+$/iu.test(plain))
    return { fault: coordinateFaults.words, kind: 'text' };
  return readPlusCode(plain) ?? readTexts(plain);
}

/** Whether a listing keeps a location although it holds no point: 0,0, which clients send for none, and https links. */
export function isKeptWithoutPoint(text: string, reading: CoordinatesReading): boolean {
  return 'fault' in reading && (reading.kind === 'unset' || /^https:\/\/[^\s<>"]+$/i.test(text));
}

/** The link that a text is, or that a share button put into one, as in "Dropped pin https://…"; with its scheme. */
function linkIn(text: string): string | undefined {
  const link = /(?:https?|waze|comgooglemaps):\/\/[^\s<>"]+/i.exec(text)?.[0];
  // A link may hold unencoded spaces and quotation marks, as in "/place/17°49'45.1"S 31°03'07.9"E".
  if (link) return /^(?:https?|waze|comgooglemaps):\/\//i.test(text) ? text : link;
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*$/i.test(text) ? `https://${text}` : undefined;
}

/** Coordinates as a text, in several forms between slashes, or as a part of an address: "@-17.8292,31.0522,15z". */
function readTexts(text: string): CoordinatesReading {
  const [, inAddress] = /^@?(-?\d{1,2}\.\d+,-?\d{1,3}\.\d+),\d+(?:\.\d+)?[zam]\b/.exec(text) ?? [];
  // Apps for hiking add the altitude in metres.
  const flat = text.replace(/ ?[,;] ?-?\d+(?:[.,]\d+)? ?m(?:\.|etres|eters)?$/i, '');
  const whole = readAngles(inAddress ?? flat);
  if ('point' in whole || !text.includes(' / ')) return whole;
  return (
    text
      .split(' / ')
      .map(readAngles)
      .find((reading) => 'point' in reading) ?? whole
  );
}

/** RFC 5870: "geo:-17.8292,31.0522;u=35". Android adds a label: "geo:0,0?q=-17.8292,31.0522(Home)". */
function readGeoUri(uri: string): CoordinatesReading {
  const [path = '', query = ''] = uri.slice('geo:'.length).split('?');
  const labelled = new URLSearchParams(query).get('q');
  if (labelled) {
    const inQuery = readAngles(labelled.replace(/\(.*$/s, ''));
    if ('point' in inQuery) return inQuery;
  }
  const [numbers = '', ...parameters] = path.split(';');
  const system = parameters.find((parameter) => /^crs=/i.test(parameter));
  if (system && !/^crs=wgs84$/i.test(system)) return { fault: coordinateFaults.unreadable, kind: 'text' };
  // A third number is the altitude.
  return readAngles(numbers.split(',').slice(0, 2).join(','));
}
