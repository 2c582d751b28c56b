import * as texts from '@africanscity/messages/listings';
import { typesName } from '@africanscity/contracts/listings/type-names';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { placesLabel } from './filter-groups.ts';
import type { ListQuery } from './list-query.ts';

/** Describes a list: 'Houses for sale in Lagos'. Includes the parsed search text. */
export function listTitle(
  query: Partial<ListQuery>,
  labels: StatusLabels,
  reading: ListingPage['reading'] = null,
): string {
  if (isNothingFound(reading)) return texts.nothingFoundFor({ text: query.text ?? '' });
  if (reading?.parts.length) return readTitle(query, labels, reading.parts);
  const { propertyStatus, text } = query;
  const status = propertyStatus ? labels[propertyStatus].toLowerCase() : texts.forSaleAndRent();
  const title = inPlaces(texts.homesWithStatus({ homes: whatOf(query), status }), query);
  return text ? texts.titleWithText({ title, text }) : title;
}

/** Returns whether no listing matches any part of the text, so that the list shows other listings. */
export function isNothingFound(reading: ListingPage['reading']): boolean {
  if (!reading?.parts.length || reading.instead) return false;
  return reading.parts.every(({ name }) => name === 'word' && reading.leftOut.includes(name));
}

/** 'Houses', or all properties. */
function whatOf({ propertyType, kind = propertyType }: Partial<ListQuery>): string {
  return kind ? typesName(kind) : texts.properties();
}

/** 'Houses in Lekki, Lagos', 'Houses near you'. */
function inPlaces(homes: string, { city, place, nearby, radiusKm }: Partial<ListQuery>): string {
  const places = [place && placesLabel({ place, nearby }), city].filter(Boolean).join(', ');
  const here = places ? texts.homesInPlace({ homes, place: places }) : homes;
  return radiusKm ? texts.homesNearYou({ homes: here }) : here;
}

/** 'Houses or Apartments'. */
function alternatives(names: string[]): string {
  return names.reduce((one, other) => texts.oneOrOther({ one, other }));
}

/** 'Apartments to rent in Nairobi, 3 rooms, up to $1,000 a month'. */
function readTitle(
  query: Partial<ListQuery>,
  labels: StatusLabels,
  parts: NonNullable<ListingPage['reading']>['parts'],
): string {
  const labelsOf = (wanted: (typeof parts)[number]['name']) =>
    parts.filter(({ name }) => name === wanted).map(({ label }) => label);
  const { propertyStatus } = query;
  const kinds = labelsOf('kind').flatMap((label) => label.split(' or ').map(typesName));
  const [refused, places] = divided(labelsOf('place'), (label) => label.startsWith('Not '));
  const what = kinds.length ? alternatives(kinds) : whatOf(query);
  const status = labelsOf('status').map(lowered)[0] ?? (propertyStatus ? labels[propertyStatus].toLowerCase() : '');
  const homes = status ? texts.homesWithStatus({ homes: what, status }) : what;
  const title = places.length ? atPlaces(homes, places) : inPlaces(homes, query);
  const others = parts.filter(({ name }) => name !== 'kind' && name !== 'status' && name !== 'place');
  const elsewhere = refused.length
    ? [texts.notInPlace({ place: alternatives(refused.map((label) => label.replace(/^Not /, ''))) })]
    : [];
  return [title, ...elsewhere, ...others.map(({ label }) => lowered(label))].join(', ');
}

/** Names the places of a text: 'Houses near Lekki or Ikoyi'. */
function atPlaces(homes: string, labels: string[]): string {
  const place = alternatives(labels.map((label) => label.replace(/^Near /, '')));
  const isNear = labels.every((label) => label.startsWith('Near '));
  return isNear ? texts.homesNearPlace({ homes, place }) : texts.homesInPlace({ homes, place });
}

function divided(labels: string[], isFirst: (label: string) => boolean): [string[], string[]] {
  return [labels.filter(isFirst), labels.filter((label) => !isFirst(label))];
}

export function lowered(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
