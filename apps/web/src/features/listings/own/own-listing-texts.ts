import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { marketText } from '../core/days-on-market.ts';
import { formatPrice } from '../../../ui/price.ts';
import type { OwnListingRow } from './my-listings.tsx';

/** The address, type, place and days on the market of a listing, as lines. */
export function listingText(listing: OwnListingRow): string {
  const { address, daysOnMarket } = listing;
  const days = daysOnMarket === null ? [] : [marketText(daysOnMarket)];
  return [address, typeAndPlace(listing), ...days].join('\n');
}

export function typeAndPlace({ type, area, city }: OwnListingRow): string {
  return withCommas([typeName(type), placeLine(area, city)]);
}

/** The price as the owner asks it, or else in dollars. */
export function ownPrice({ askingPrice, price }: OwnListingRow): string {
  return askingPrice ?? formatPrice(price);
}

/** The state of a listing for visitors. */
export function standingText(listing: OwnListingRow, labels: StatusLabels): string {
  return withCommas([
    labels[listing.status],
    listing.hiddenBy.includes('team') && texts.hiddenByOurTeam(),
    listing.featured && texts.featured(),
    listing.overLimit && texts.inactive(),
    listing.usualPrice !== null && texts.priceNotConfirmed(),
    listing.resting && texts.pausedNotShown(),
  ]);
}

/** The numbers of the last 30 days. */
export function numbersText(listing: OwnListingRow): string {
  return withCommas(numberTexts(listing));
}

export function numberTexts({ numbers: { views, saved, contactReveals, enquiries } }: OwnListingRow): string[] {
  return [
    texts.seenCount({ count: views }),
    texts.savedCount({ count: saved }),
    texts.contactsCount({ count: contactReveals }),
    texts.enquiriesCount({ count: enquiries }),
  ];
}
