import { searchListingsTool, toolPageSize } from '@africanscity/contracts/listings/assistant-tools';
import { getPaginatedProperties } from '@africanscity/contracts/listings/calls/search';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { cardOf } from './listing-card.ts';
import { tool } from './tool.ts';

export const searchListings = tool({
  ...searchListingsTool,
  async read({ call, publicUrl }, { status, order, page, text, ...filter }) {
    const found = (await call(getPaginatedProperties, {
      ...filter,
      text: text?.trim() || undefined,
      propertyStatus: status,
      orderBy: order,
      page: page - 1,
      size: toolPageSize,
      alike: 'together',
    })) as ListingPage;
    return {
      total: found.totalElements,
      moreThanTotal: found.moreThanTotal,
      page,
      pages: found.totalPages,
      understood: found.reading?.parts.map(({ label }) => label) ?? [],
      notMet: found.reading?.leftOut ?? [],
      listings: found.content.map((listing) => cardOf(listing, publicUrl)),
      close: found.close?.listings.map((listing) => cardOf(listing, publicUrl)) ?? [],
    };
  },
});
