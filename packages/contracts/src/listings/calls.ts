import * as discovery from './calls/discovery.ts';
import * as favorites from './calls/favorites.ts';
import * as imports from './calls/imports.ts';
import * as landing from './calls/landing.ts';
import * as listings from './calls/listings.ts';
import * as ownListings from './calls/own-listings.ts';
import * as pictures from './calls/pictures.ts';
import * as search from './calls/search.ts';

/** Every call of the domain by its name. Pages import the nouns, and get what they call. */
export const calls = {
  ...discovery,
  ...favorites,
  ...imports,
  ...landing,
  ...listings,
  ...ownListings,
  ...pictures,
  ...search,
};
