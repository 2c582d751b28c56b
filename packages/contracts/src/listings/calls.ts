import * as discovery from './calls/discovery.ts';
import * as favorites from './calls/favorites.ts';
import * as feeds from './calls/feeds.ts';
import * as imports from './calls/imports.ts';
import * as landing from './calls/landing.ts';
import * as listings from './calls/listings.ts';
import * as ownListings from './calls/own-listings.ts';
import * as pictures from './calls/pictures.ts';
import * as priceCurrencies from './calls/price-currencies.ts';
import * as search from './calls/search.ts';
import * as shortlists from './calls/shortlists.ts';

/** All calls of the domain by name. Pages import the modules of single nouns, to load only their calls. */
export const calls = {
  ...discovery,
  ...favorites,
  ...feeds,
  ...imports,
  ...landing,
  ...listings,
  ...ownListings,
  ...pictures,
  ...priceCurrencies,
  ...search,
  ...shortlists,
};
