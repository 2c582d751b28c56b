import type { NamedListing } from '@africanscity/contracts/property-requests';
import type { Property } from '@africanscity/db/generated/client';

type Named = Pick<Property, 'id' | 'type' | 'address' | 'area' | 'city' | 'price' | 'listedAs'>;

/** What an answer names; null once it is hidden or gone. */
export function namedListing(property: Named): NamedListing | null {
  if (property.listedAs === null) return null;
  return { id: property.id, title: listingName(property), price: property.price.toNumber() };
}

export function listingName({ type, address, area, city }: Pick<Named, 'type' | 'address' | 'area' | 'city'>): string {
  return `${type}, ${[address, area, city].filter(Boolean).join(', ')}`;
}
