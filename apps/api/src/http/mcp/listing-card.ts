import * as texts from '@africanscity/messages/listings';
import type { ToolCard } from '@africanscity/contracts/listings/assistant-tools';
import { formatDollars } from '@africanscity/contracts/listings/dollars';
import { cardFacts } from '@africanscity/contracts/listings/field-text';
import type { ListingCard } from '@africanscity/contracts/listings/listings';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';

export function cardOf(listing: ListingCard, publicUrl: string): ToolCard {
  return {
    id: listing.id,
    url: publicUrl + listingPath(listing),
    type: listing.type,
    status: listing.statusReadable,
    place: [listing.area, listing.city].filter(Boolean).join(', '),
    country: listing.country,
    askingPrice: askedPrice(listing),
    usd: listing.price,
    facts: [...cardFacts(listing), ...listing.highlights],
    squareMeters: listing.squareMeters,
    moveInCost: listing.moveInCost,
    photos: listing.photoCount,
    listedAt: listing.firstListedAt ?? listing.createdAt,
    verifiedCompany: listing.verified,
  };
}

/** The price as its owner asks it; of a home that is priced in dollars, the dollars. */
export function askedPrice({
  askingPrice,
  price,
  status,
}: Pick<ListingCard, 'askingPrice' | 'price' | 'status'>): string {
  if (askingPrice) return askingPrice;
  const amount = formatDollars(price);
  return status === 'FOR_RENT' || status === 'RENTED' ? texts.priceEachMonth({ price: amount }) : amount;
}
