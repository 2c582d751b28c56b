import type { Listing } from '@africanscity/contracts/listings/listings';
import { type PageMeta, sitePreview } from '../../../app/page-meta.ts';
import { paths } from '../../../app/paths.ts';
import { plainPicture } from '../../../components/picture-sources.ts';
import { formatPrice } from '../../../ui/price.ts';
import { formatSize } from './area-size.ts';
import { placeOf } from './place.ts';

/** A listing as search engines and chats see it. */
export function describeListing(listing: Listing, publicUrl: string): PageMeta {
  const url = publicUrl + paths.property(listing.id);
  const pictures = listing.pictures.flatMap((picture) => plainPicture(picture, 'page') ?? []);
  // Chats show nothing, or little, of a picture that is small; the site's own is better than none.
  const cover = pictures.find(({ width, height }) => width >= 600 && height >= 315);
  const absolute = (path: string) => new URL(path, publicUrl).href;
  return {
    title: listingTitle(listing),
    description: summaryOf(listing),
    canonical: url,
    image: cover
      ? { url: absolute(cover.url), width: cover.width, height: cover.height, alt: listingTitle(listing) }
      : sitePreview(publicUrl),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: listingTitle(listing),
      url,
      datePosted: listing.createdAt,
      description: listing.description,
      image: pictures.map((picture) => absolute(picture.url)),
      offers: offerOf(listing),
      contentLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: listing.address,
          addressLocality: placeOf(listing),
          addressCountry: listing.country ?? undefined,
        },
      },
    },
  };
}

/** 'House for sale in Avondale, Harare, $85,000'. */
export function listingTitle(listing: Listing): string {
  const { type, statusReadable, status, price } = listing;
  return `${type} ${statusReadable.toLowerCase()} in ${placeOf(listing)}, ${formatPrice(price)}${status === 'FOR_RENT' ? ' per month' : ''}`;
}

const longest = 200;

function summaryOf({ numRoom, numBathroom, size, description }: Listing): string {
  const facts = [
    numRoom !== null && `${numRoom} ${numRoom === 1 ? 'room' : 'rooms'}`,
    numBathroom !== null && `${numBathroom} ${numBathroom === 1 ? 'bath' : 'baths'}`,
    size && formatSize(size),
  ];
  const said = facts.filter(Boolean).join(', ');
  const text = `${said && `${said}. `}${description.replace(/\s+/g, ' ').trim()}`;
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}

function offerOf({ status, price }: Listing): object {
  const open = status === 'FOR_SALE' || status === 'FOR_RENT';
  const rent = status === 'FOR_RENT' || status === 'RENTED';
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    businessFunction: `http://purl.org/goodrelations/v1#${rent ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${open ? 'InStock' : status === 'UNDER_OFFER' ? 'LimitedAvailability' : 'SoldOut'}`,
  };
}
