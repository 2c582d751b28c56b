import { getListingTool } from '@africanscity/contracts/listings/assistant-tools';
import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import { askedPrice } from '@africanscity/contracts/listings/dollars';
import { formatField, unitIn, type Value } from '@africanscity/contracts/listings/field-text';
import { fieldOf, shownFieldNames } from '@africanscity/contracts/listings/fields';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { tool } from './tool.ts';

export const getListing = tool({
  ...getListingTool,
  async read({ call, publicUrl }, { id }) {
    const listing = (await call(getPropertiesById, { id })) as Listing;
    return {
      id: listing.id,
      url: publicUrl + listingPath(listing),
      type: listing.type,
      status: listing.statusReadable,
      address: listing.address,
      place: [listing.area, listing.city].filter(Boolean).join(', '),
      country: listing.countryName ?? listing.country,
      position: listing.position,
      askingPrice: askedPrice(listing),
      usd: listing.price,
      moveInCost: listing.moveInCost,
      facts: factsOf(listing),
      amenities: listing.amenities,
      description: listing.description,
      changes: listing.changes.map(({ day, events }) => ({ day, events })),
      pictures: listing.pictures.length,
      company: listing.company?.name ?? null,
      verifiedCompany: listing.company?.verified ?? false,
      listedAt: listing.firstListedAt,
      numbers: listing.trail.map(({ path }) => path),
    };
  },
});

function factsOf(listing: Listing): Record<string, string> {
  return Object.fromEntries(
    shownFieldNames.flatMap((name) => {
      const field = fieldOf(name);
      const text = formatField(field, listing[name] as Value, listing.currency ?? 'USD', unitIn(field, listing));
      return text === null ? [] : [[field.label(), text]];
    }),
  );
}
