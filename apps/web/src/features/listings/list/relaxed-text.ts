import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { lowered } from '../query/list-title.ts';

type Reading = NonNullable<ListingPage['reading']>;
type Name = Reading['parts'][number]['name'];

/** Labels of relaxed conditions after "less strict about". Amenities and words are quoted instead. */
const loosened: Record<Exclude<Name, 'fact' | 'word'>, string> = {
  kind: 'the type of home',
  status: 'whether it is for sale or to rent',
  place: 'the place',
  rooms: 'the number of rooms',
  baths: 'the number of bathrooms',
  garages: 'parking',
  toilets: 'the number of toilets',
  price: 'the price',
  moveIn: 'the total to move in',
  size: 'the size',
};

const list = new Intl.ListFormat('en-GB');

/** Returns "we ignored “no swimming pool” and were less strict about the price". */
export function relaxedText({ parts, leftOut }: Pick<Reading, 'parts' | 'leftOut'>): string {
  const isQuoted = (name: Name) => name === 'fact' || name === 'word';
  const ignored = parts.filter(({ name }) => isQuoted(name) && leftOut.includes(name));
  const about = leftOut.flatMap((name) => (name === 'fact' || name === 'word' ? [] : loosened[name]));
  const sentences = [
    ignored.length && `ignored ${list.format(ignored.map(({ label }) => `“${lowered(label)}”`))}`,
    about.length && `were less strict about ${list.format(about)}`,
  ].filter(Boolean);
  return `we ${sentences.join(' and ')}`;
}
