import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { pluralOf } from '@africanscity/contracts/listings/plural';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { placesLabel } from './filter-groups.ts';
import type { ListQuery } from './list-query.ts';

/** Describes a list: 'Houses for sale in Lagos'. Includes the parsed search text. */
export function listTitle(
  query: Partial<ListQuery>,
  labels: StatusLabels,
  reading: ListingPage['reading'] = null,
): string {
  if (isNothingFound(reading)) return `Nothing found for “${query.text ?? ''}”`;
  if (reading?.parts.length) return readTitle(query, labels, reading.parts);
  const { propertyStatus, text } = query;
  const how = propertyStatus ? labels[propertyStatus].toLowerCase() : 'for sale and rent';
  return `${joined(whatOf(query), how, whereOf(query))}${text ? `: ${text}` : ''}`;
}

/** Returns whether no listing matches any part of the text, so that the list shows other listings. */
export function isNothingFound(reading: ListingPage['reading']): boolean {
  if (!reading?.parts.length || reading.instead) return false;
  return reading.parts.every(({ name }) => name === 'word' && reading.leftOut.includes(name));
}

/** 'Houses', or all properties. */
function whatOf({ propertyType, kind = propertyType }: Partial<ListQuery>): string {
  return kind ? pluralOf(kind) : 'Properties';
}

/** 'in Lekki, Lagos', 'near you'; '' for anywhere. */
function whereOf({ city, place, nearby, radiusKm }: Partial<ListQuery>): string {
  const places = [place && placesLabel({ place, nearby }), city].filter(Boolean).join(', ');
  return joined(places && `in ${places}`, radiusKm ? 'near you' : '');
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
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
  const kinds = labelsOf('kind').flatMap((label) => label.split(' or ').map(pluralOf));
  const [refused, places] = divided(labelsOf('place'), (label) => label.startsWith('Not '));
  const near = places.every((place) => place.startsWith('Near '));
  const where = `${near ? 'near' : 'in'} ${places.map((place) => place.replace(/^Near /, '')).join(' or ')}`;
  const title = joined(
    kinds.join(' or ') || whatOf(query),
    labelsOf('status').map(lowered)[0] ?? (propertyStatus ? labels[propertyStatus].toLowerCase() : ''),
    places.length ? where : whereOf(query),
  );
  const others = parts.filter(({ name }) => name !== 'kind' && name !== 'status' && name !== 'place');
  const elsewhere = refused.length ? [`not in ${refused.map((label) => label.replace(/^Not /, '')).join(' or ')}`] : [];
  return [title, ...elsewhere, ...others.map(({ label }) => lowered(label))].join(', ');
}

function divided(labels: string[], isFirst: (label: string) => boolean): [string[], string[]] {
  return [labels.filter(isFirst), labels.filter((label) => !isFirst(label))];
}

export function lowered(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
