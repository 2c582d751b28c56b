import { withCommas } from '@africanscity/messages/formats';
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

type Part = NonNullable<ListingPage['reading']>['parts'][number];

/** 'Apartments to rent in Nairobi, 3 rooms, up to $1,000 a month'. */
function readTitle(query: Partial<ListQuery>, labels: StatusLabels, parts: Part[]): string {
  const partsOf = (wanted: Part['name']) => parts.filter(({ name }) => name === wanted);
  const { propertyStatus } = query;
  const kinds = partsOf('kind').map((part) => alternativesOf(part, typesName));
  const elsewhere = partsOf('place').filter(({ relation }) => relation === 'elsewhere');
  const places = partsOf('place').filter(({ relation }) => relation !== 'elsewhere');
  const what = kinds.length ? alternatives(kinds) : whatOf(query);
  const [stated] = partsOf('status');
  const status = stated ? lowered(stated.label) : propertyStatus ? labels[propertyStatus].toLowerCase() : '';
  const homes = status ? texts.homesWithStatus({ homes: what, status }) : what;
  const title = places.length ? atPlaces(homes, places) : inPlaces(homes, query);
  const others = parts.filter(({ name }) => name !== 'kind' && name !== 'status' && name !== 'place');
  const notIn = elsewhere.length
    ? [texts.notInPlace({ place: alternatives(elsewhere.map((part) => alternativesOf(part))) })]
    : [];
  return withCommas([title, ...notIn, ...others.map(({ label }) => lowered(label))]);
}

/** Names the places of a text: 'Houses near Lekki or Ikoyi'. */
function atPlaces(homes: string, parts: Part[]): string {
  const place = alternatives(parts.map((part) => alternativesOf(part)));
  const isNear = parts.every(({ relation }) => relation === 'near');
  return isNear ? texts.homesNearPlace({ homes, place }) : texts.homesInPlace({ homes, place });
}

/** 'Houses or Apartments', 'Lagos, not Ajah'. */
function alternativesOf({ label, names = [label], excluded = [] }: Part, shown = (name: string) => name): string {
  const wanted = alternatives(names.map(shown));
  return excluded.length ? texts.wantedExcept({ wanted, excluded: alternatives(excluded.map(shown)) }) : wanted;
}

export function lowered(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
