import * as texts from '@africanscity/messages/listings';
import { checkedPoint, type Coordinates, type CoordinatesReading } from './point.ts';

// The algorithm and its constants: https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md
const alphabet = '23456789CFGHJMPQRVWX';
const digit = `[${alphabet}]`;
const full = new RegExp(`^(?:${digit}{8}|${digit}{6}00|${digit}{4}0000|${digit}{2}000000)\\+(?:${digit}{2,7})?$`, 'i');
const code = new RegExp(`^(${digit}{2,8}0*\\+${digit}{0,7})(?:[,\\s]+(\\p{L}[\\p{L}\\p{M}\\s'’.,()-]*))?$`, 'iu');
const shortCode = new RegExp(`^(?:${digit}{2}|${digit}{4}|${digit}{6})\\+${digit}{2,7}$`, 'i');

/** Digits in pairs for latitude and longitude, then single ones for a grid of five rows and four columns. */
const pairs = 5;
const [rows, columns] = [5, 4];

/** The point that a Plus Code names, in the middle of its cell; null for a text that is no Plus Code. */
export function readPlusCode(text: string): CoordinatesReading | null {
  const [, found, town = ''] = code.exec(text) ?? [];
  if (!found) return null;
  const plain = found.toUpperCase();
  if (shortCode.test(plain)) return { shortCode: plain, town: town.trim() };
  if (!full.test(plain)) return null;
  if (plain.includes('0') || plain.length < 9) return { fault: texts.regionPlusCode, kind: 'text' };
  const { latitude, longitude } = middleOf(plain);
  return checkedPoint(latitude, longitude);
}

/** The place of a short code nearest to a point: of "52F3+8G Harare", the one nearest to Harare. */
export function resolveShortCode(short: string, near: Coordinates): Coordinates {
  const missing = 8 - short.indexOf('+');
  // Degrees between one place that the short code may mean and the next.
  const step = 20 ** (2 - missing / 2);
  const { latitude, longitude } = middleOf(encodeArea(near).slice(0, missing) + short);
  const north = [latitude - step, latitude, latitude + step].filter((degrees) => Math.abs(degrees) <= 90);
  const east = [longitude - step, longitude, longitude + step];
  const nearest = (values: number[], to: number) =>
    values.reduce((best, value) => (Math.abs(value - to) < Math.abs(best - to) ? value : best));
  return { latitude: nearest(north, near.latitude), longitude: wrapped(nearest(east, near.longitude)) };
}

/** The eight digits before the plus sign. */
function encodeArea({ latitude, longitude }: Coordinates): string {
  // In units of the fourth pair, so that no rounding error moves a border.
  const unit = 400;
  let north = Math.min(Math.floor((latitude + 90) * unit + 1e-6), 180 * unit - 1);
  let east = Math.floor((longitude + 180) * unit + 1e-6) % (360 * unit);
  let digits = '';
  for (let pair = 0; pair < 4; pair += 1) {
    digits = alphabet[north % 20]! + alphabet[east % 20]! + digits;
    north = Math.floor(north / 20);
    east = Math.floor(east / 20);
  }
  return digits;
}

function middleOf(fullCode: string): Coordinates {
  const values = [...fullCode.replace('+', '')].map((letter) => alphabet.indexOf(letter));
  let [latitude, longitude] = [-90, -180];
  let [height, width] = [400, 400];
  const paired = values.slice(0, 2 * pairs);
  for (let at = 0; at < paired.length; at += 2) {
    height /= 20;
    width /= 20;
    latitude += paired[at]! * height;
    longitude += (paired[at + 1] ?? 0) * width;
  }
  for (const value of values.slice(2 * pairs)) {
    height /= rows;
    width /= columns;
    latitude += Math.floor(value / columns) * height;
    longitude += (value % columns) * width;
  }
  return { latitude: latitude + height / 2, longitude: longitude + width / 2 };
}

function wrapped(longitude: number): number {
  return ((longitude + 540) % 360) - 180;
}
