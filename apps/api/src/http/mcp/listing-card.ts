import type { ToolCard } from '@africanscity/contracts/listings/assistant-tools';
import { askedPrice } from '@africanscity/contracts/listings/dollars';
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
