import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { PictureFile, PictureVariant, Property, SavedSearch } from '@africanscity/db/generated/client';
import type { Config } from '../../../context.ts';
import type { LetterListing } from '../../../kernel/outbox/letter-listings.ts';
import { type Letter, writeLetter } from '../../../kernel/outbox/letter.ts';
import { unsubscribeHeaders, unsubscribePage } from '../../../kernel/outbox/unsubscribe-links.ts';
import { presentPicture } from '../../../kernel/pictures/stored-pictures.ts';
import { filterTexts } from './filter-columns.ts';

/** Listings that one mail shows; of the rest it says how many they are. */
const shown = 100;
/** Further ones come without a picture, so that mail programs show the mail whole. */
const pictured = 12;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

type Found = Property & { cover: (PictureFile & { variants: PictureVariant[] }) | null };

/** Tells the owner of a saved search what came, the latest first, with ways to end such mails. */
export function alertMail(
  config: Config,
  search: SavedSearch & { user: { name: string } },
  found: Found[],
  labels: StatusLabels,
): Letter & { headers: Record<string, string> } {
  const listings = found.slice(0, shown).map((listing, at) => presentListing(config, labels, listing, at < pictured));
  const more = found.length - listings.length;
  const [first] = listings;
  const letter = writeLetter({
    subject:
      found.length === 1 && first
        ? `New: ${first.title}, ${first.price}`
        : `${found.length} new listings: ${search.name}`,
    name: search.user.name,
    paragraphs: [
      `${found.length === 1 ? 'A listing' : `${found.length} listings`} came that you look for under “${search.name}”.`,
      ...(more > 0 ? [`Here are the latest ${listings.length}; ${more} more are on the site.`] : []),
    ],
    listings,
    action: { label: 'See all of this search', url: searchPage(config, search) },
    links: [
      {
        label: `Stop mails of “${search.name}”`,
        url: unsubscribePage(config, { kind: 'saved-search', id: search.id }),
      },
      {
        label: 'Stop mails of all saved searches',
        url: unsubscribePage(config, { kind: 'all-saved-searches', id: search.userId }),
      },
    ],
  });
  return { ...letter, headers: unsubscribeHeaders(config, { kind: 'saved-search', id: search.id }) };
}

function presentListing(config: Config, labels: StatusLabels, listing: Found, withPicture: boolean): LetterListing {
  const { id, type, area, city, status, price } = listing;
  const perMonth = status === 'FOR_RENT' ? ' a month' : '';
  return {
    url: `${config.publicUrl}/property?id=${id}`,
    title: `${type} ${labels[status].toLowerCase()} in ${[area, area === city ? '' : city].filter(Boolean).join(', ')}`,
    price: `${dollars.format(Number(price))}${perMonth}`,
    facts: factsOf(listing),
    picture: withPicture ? pictureOf(config, listing) : undefined,
  };
}

function factsOf({ numRoom, numBathroom, size }: Found): string {
  return [
    numRoom ? `${numRoom} ${numRoom === 1 ? 'room' : 'rooms'}` : '',
    numBathroom ? `${numBathroom} ${numBathroom === 1 ? 'bath' : 'baths'}` : '',
    size ? `${size}${/^[\d.,\s]+$/.test(size) ? ' m²' : ''}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Mail programs read JPEG, and not much else. */
function pictureOf(config: Config, { cover }: Found): LetterListing['picture'] {
  const source =
    cover && presentPicture(config, cover).sources.find(({ size, format }) => size === 'card' && format === 'jpeg');
  return source ? { url: config.publicUrl + source.url, width: source.width, height: source.height } : undefined;
}

function searchPage(config: Config, search: SavedSearch): string {
  return `${config.publicUrl}/Properties?${new URLSearchParams(filterTexts(search))}`;
}
