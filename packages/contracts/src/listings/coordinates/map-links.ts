import { readAngles } from './angles.ts';
import { checkedPoint, coordinateFaults, type CoordinatesReading } from './point.ts';
import { readPlusCode } from './plus-codes.ts';

/** Sites whose short links name a place only to their own servers. */
const shortHosts =
  /^(?:maps\.app\.goo\.gl|g\.page|omaps\.app|ge0\.me|goo\.gl|g\.co|share\.google|maps\.apple|osm\.org|bit\.ly|tinyurl\.com|t\.ly|binged\.it|her\.is|waze\.to)$/;
const shortPaths = /^\/(?:go\/|maps\/-\/|p\/|l\/[A-Za-z0-9_-]+$)/;
const wordHosts = /(?:^|\.)(?:what3words\.com|w3w\.co)$/;
/** Sites that put the longitude first. */
const longitudeFirst = /(?:^|\.)(?:yandex\.[a-z.]+|2gis\.[a-z.]+)$/;

/** Parameters that hold a point, those of a marker before those of the middle of the map. */
const markerParameters = [
  'query',
  'q',
  'destination',
  'daddr',
  'coordinate',
  'latlng',
  'to',
  'marker',
  'pin',
  'll',
  'cbll',
];
const middleParameters = ['viewpoint', 'center', 'sll', 'map', 'cp'];
/** Parameters in which other sites carry a link. */
const carriers = ['url', 'u', 'q', 'continue', 'link'];

const degrees = '(-?\\d{1,3}(?:\\.\\d{1,20})?)';
const pair = new RegExp(
  `^(?:loc:|ll\\.|pos\\.|point\\.)?\\s*${degrees}\\s*[,~_\\s]\\s*${degrees}(?=$|[\\s,(/~_])`,
  'i',
);
const mapHash = new RegExp(`^#?(?:map=|marker=)?\\d{1,2}(?:\\.\\d+)?/${degrees}/${degrees}`);
/** The marker of a place; the middle of an embedded map and the end of a route, which put the longitude first. */
const googleMarkers = new RegExp(`!3d${degrees}!4d${degrees}`, 'g');
const googleEmbedded = new RegExp(`!2d${degrees}!3d${degrees}`);
const googleTargets = new RegExp(`!1d${degrees}!2d${degrees}`, 'g');
const googleMiddle = new RegExp(`@${degrees},${degrees}`);

/** The point that the link of a map site shows: its marker, else the middle of its map. */
export function readMapLink(text: string, depth = 0): CoordinatesReading {
  const url = parse(text);
  if (!url) return { fault: coordinateFaults.unreadable, kind: 'text' };
  const kind = url.protocol === 'https:' ? 'link' : 'text';
  const host = url.hostname.replace(/^www\./, '');
  if (wordHosts.test(host)) return { fault: coordinateFaults.words, kind };
  const carried = carriers.map((name) => url.searchParams.get(name)).find((value) => /^https?:\/\//i.test(value ?? ''));
  if (carried && depth < 3) {
    const inside = readMapLink(carried, depth + 1);
    return 'fault' in inside ? { ...inside, kind } : inside;
  }
  const readings = longitudeFirst.test(host) ? readLongitudeFirst(url) : readLatitudeFirst(url);
  const found = readings.find((reading) => 'point' in reading || 'shortCode' in reading);
  if (found) return found;
  const isShort =
    shortHosts.test(host) || (/yandex|bing|apple|mapy|2gis|openstreetmap/.test(host) && shortPaths.test(url.pathname));
  if (isShort) return { fault: coordinateFaults.shortLink, kind };
  const offEarth = readings.find((reading) => 'fault' in reading && reading.fault !== coordinateFaults.unreadable);
  return offEarth && 'fault' in offEarth ? { ...offEarth, kind } : { fault: coordinateFaults.emptyLink, kind };
}

function parse(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return ['https:', 'http:', 'waze:', 'comgooglemaps:'].includes(url.protocol) && !url.username ? url : null;
}

function readLatitudeFirst(url: URL): CoordinatesReading[] {
  const parameter = (name: string) => url.searchParams.get(name);
  const whole = decoded(url.href);
  const marker = [...whole.matchAll(googleMarkers)].at(-1);
  const turned = googleEmbedded.exec(whole) ?? [...whole.matchAll(googleTargets)].at(-1);
  const middle = googleMiddle.exec(whole);
  const hash = mapHash.exec(url.hash);
  const two = (latitude: string | null, longitude: string | null) =>
    latitude !== null && longitude !== null ? [readTwo(latitude, longitude)] : [];
  return [
    ...(marker ? [readTwo(marker[1]!, marker[2]!)] : []),
    ...(turned ? [readTwo(turned[2]!, turned[1]!)] : []),
    ...two(parameter('mlat'), parameter('mlon')),
    ...readValue(parameter('rtp')?.split('~').at(-1) ?? null),
    ...markerParameters.flatMap((name) => readValue(parameter(name))),
    ...two(parameter('lat'), parameter('lon') ?? parameter('lng') ?? parameter('long')),
    ...two(parameter('latitude'), parameter('longitude')),
    ...(/(?:^|\.)mapy\.[a-z]+$/.test(url.hostname) ? two(parameter('y'), parameter('x')) : []),
    ...readPath(url),
    ...(middle ? [readTwo(middle[1]!, middle[2]!)] : []),
    ...(hash ? [readTwo(hash[1]!, hash[2]!)] : []),
    ...['sp', ...middleParameters].flatMap((name) => readValue(parameter(name))),
  ];
}

function readLongitudeFirst(url: URL): CoordinatesReading[] {
  const turned = ['pt', 'whatshere[point]', 'poi[point]', 'll', 'm'].flatMap((name) => {
    const found = pair.exec(url.searchParams.get(name) ?? '');
    return found ? [readTwo(found[2]!, found[1]!)] : [];
  });
  const inPath = new RegExp(`/${degrees},${degrees}(?=$|/)`).exec(decoded(url.pathname));
  // A route is written with the latitude first, and leads to its last point.
  const target = url.searchParams.get('rtext')?.split('~').at(-1) ?? url.searchParams.get('text');
  return [...readValue(target), ...(inPath ? [readTwo(inPath[2]!, inPath[1]!)] : []), ...turned];
}

/** A value of a link: two numbers, two angles with their signs, or a Plus Code, whose plus sign may have become a space. */
function readValue(value: string | null): CoordinatesReading[] {
  if (!value) return [];
  const found = pair.exec(value);
  if (found) return [readTwo(found[1]!, found[2]!)];
  if (/[°º˚]|\d\s*[NSEW]\b/i.test(value)) return [readAngles(value.replace(/\(.*$/s, ''))];
  return [readPlusCode(value) ?? readPlusCode(value.replace(' ', '+'))].filter((read) => read !== null);
}

/** Behind these words a part of the path may be a point, on plus.codes any part. */
function readPath(url: URL): CoordinatesReading[] {
  const parts = url.pathname.split('/').map((part) => decoded(part.replace(/\+/g, ' ')).trim());
  const from = parts.findIndex((part) => ['place', 'search', 'dir', 'l', 'latlng', 'navigate'].includes(part));
  const isCode = /(?:^|\.)plus\.codes$/.test(url.hostname);
  const named = isCode ? parts : from === -1 ? [] : parts.slice(from + 1);
  // A route leads to its last point.
  return named.reverse().flatMap((part) => (part.startsWith('@') ? [] : readValue(part)));
}

function readTwo(latitude: string, longitude: string): CoordinatesReading {
  return checkedPoint(Number(latitude), Number(longitude));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
