import type { Endpoint } from './endpoint.ts';
import { listingViewEndpoints } from './listing-views.ts';
import { listingEndpoints } from './listings.ts';
import { lookupEndpoints } from './lookups.ts';
import { pictureEndpoints } from './pictures.ts';

/** Every operation of the API, by domain: the table of contents of the contract. */
export const endpoints = {
  listings: listingEndpoints,
  pictures: pictureEndpoints,
  'listing-views': listingViewEndpoints,
  lookups: lookupEndpoints,
} as const;

export const allEndpoints: Endpoint[] = Object.values(endpoints).flatMap((domain) => Object.values(domain) as Endpoint[]);
