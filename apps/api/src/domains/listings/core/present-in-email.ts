import { costTexts } from '@africanscity/contracts/listings/cost-texts';
import { cardFacts } from '@africanscity/contracts/listings/field-text';
import { cardFieldNames } from '@africanscity/contracts/listings/list-rows';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { formatSize, kindName } from '@africanscity/contracts/listings/wording';
import type { PictureFile, PictureVariant, Property } from '@africanscity/db/generated/client';
import type { Config } from '../../../context.ts';
import type { EmailListing } from '../../../kernel/outbox/email-listings.ts';
import { presentPicture } from '../../../kernel/pictures/stored-pictures.ts';
import { presentFields } from './fields.ts';
import { presentCosts, priceWithDollars } from './present-price.ts';

/** Relations of a listing for an email. */
export const emailIncludes = { cover: { include: { variants: true } } } as const;

export type ListingInEmail = Property & { cover: (PictureFile & { variants: PictureVariant[] }) | null };

/** Presents a listing in an email, with its cover when `withPicture`. */
export function presentInEmail(
  config: Config,
  labels: StatusLabels,
  listing: ListingInEmail,
  withPicture: boolean,
): EmailListing {
  const { area, city, status } = listing;
  return {
    url: config.publicUrl + listingPath(listing),
    title: inPlace(`${kindName(listing)} ${labels[status].toLowerCase()}`, area, city),
    price: priceWithDollars(listing),
    costs: costTexts(presentCosts(listing)).join(' · '),
    facts: factsOf(listing),
    picture: withPicture ? pictureOf(config, listing) : undefined,
  };
}

function factsOf(listing: ListingInEmail): string {
  const { size, sizeSquareMeters } = listing;
  const shown = presentFields(listing, cardFieldNames);
  return [...cardFacts(shown), formatSize({ size, squareMeters: Number(sizeSquareMeters) })]
    .filter(Boolean)
    .join(' · ');
}

/** Email programs read JPEG, and little else. */
function pictureOf(config: Config, { cover }: ListingInEmail): EmailListing['picture'] {
  const source =
    cover && presentPicture(config, cover).sources.find(({ size, format }) => size === 'card' && format === 'jpeg');
  return source
    ? { url: new URL(source.url, config.publicUrl).href, width: source.width, height: source.height }
    : undefined;
}
