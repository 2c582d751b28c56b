import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ListingFilter } from './listing-filter.ts';
import { ListingCard } from './listings.ts';

/** Featured listings shown at a time. */
export const featuredPlaces = 4;

/** How long the same ones are shown. */
export const featuredSlotSeconds = 300;

export const getFeaturedProperties = defineEndpoint({
  name: 'getFeaturedProperties',
  method: 'GET',
  path: 'africanscity/getfeaturedproperties',
  access: 'public',
  summary:
    'Featured listings that match, four at a time; who is shown changes every five minutes, each as often as any other.',
  query: ListingFilter,
  responds: 'json',
  response: z.array(ListingCard),
  maxAge: 60,
});

export const featuredListingEndpoints = { getFeaturedProperties };
