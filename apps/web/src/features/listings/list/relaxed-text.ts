import { joinList } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { lowered } from '../query/list-title.ts';

type Reading = NonNullable<ListingPage['reading']>;
type Name = Reading['parts'][number]['name'];

/** Labels of relaxed conditions after "less strict about". Amenities and words are quoted instead. */
const loosened: Record<Exclude<Name, 'fact' | 'word'>, () => string> = {
  kind: texts.looseKind,
  status: texts.looseStatus,
  place: texts.loosePlace,
  rooms: texts.missingRooms,
  baths: texts.missingBathrooms,
  garages: texts.looseParking,
  toilets: texts.looseToilets,
  price: texts.loosePrice,
  moveIn: texts.looseMoveIn,
  size: texts.looseSize,
};

/** Returns "we ignored “no swimming pool” and were less strict about the price". */
export function relaxedText({ parts, leftOut }: Pick<Reading, 'parts' | 'leftOut'>): string {
  const isQuoted = (name: Name) => name === 'fact' || name === 'word';
  const ignored = parts.filter(({ name }) => isQuoted(name) && leftOut.includes(name));
  const about = leftOut.flatMap((name) => (name === 'fact' || name === 'word' ? [] : loosened[name]()));
  const words = joinList(ignored.map(({ label }) => texts.quoted({ word: lowered(label) })));
  if (!about.length) return texts.weIgnored({ words });
  if (!ignored.length) return texts.weLoosened({ about: joinList(about) });
  return texts.weIgnoredAndLoosened({ words, about: joinList(about) });
}
