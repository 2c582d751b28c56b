import { comparisonSchemas } from './comparison.ts';
import { contactShareSchemas } from './contacts.ts';
import { discoverySchemas } from './discovery.ts';
import { facetSchemas } from './facets.ts';
import { favoriteSchemas } from './favorites.ts';
import { featuredListingSchemas } from './featured.ts';
import { listingFeedSchemas } from './feeds.ts';
import { listingImportSchemas } from './imports.ts';
import { landingSchemas } from './landing.ts';
import { listingPageSchemas } from './listing-page.ts';
import { listingMapSchemas } from './map.ts';
import { monthlyReportSchemas } from './monthly-report.ts';
import { listingViewSchemas } from './views.ts';
import { listingSchemas } from './listings.ts';
import { openListingSchemas } from './open-listings.ts';
import { ownListingSchemas } from './own-listings.ts';
import { ownPictureSchemas } from './own-pictures.ts';
import { pictureSchemas } from './pictures.ts';
import { pinSchemas } from './pins.ts';
import { listingPlaceSchemas } from './places.ts';
import { priceCurrencySchemas } from './price-currencies.ts';
import { shortlistSchemas } from './shortlists.ts';
import { similarListingSchemas } from './similar.ts';
import { searchSuggestionSchemas } from './suggestions.ts';

/** All operations of the domain by name, with their request and response schemas. */
export const schemas = {
  ...comparisonSchemas,
  ...contactShareSchemas,
  ...discoverySchemas,
  ...facetSchemas,
  ...favoriteSchemas,
  ...featuredListingSchemas,
  ...listingFeedSchemas,
  ...listingImportSchemas,
  ...landingSchemas,
  ...listingMapSchemas,
  ...listingPageSchemas,
  ...listingPlaceSchemas,
  ...pinSchemas,
  ...listingViewSchemas,
  ...monthlyReportSchemas,
  ...listingSchemas,
  ...openListingSchemas,
  ...ownListingSchemas,
  ...ownPictureSchemas,
  ...pictureSchemas,
  ...priceCurrencySchemas,
  ...shortlistSchemas,
  ...similarListingSchemas,
  ...searchSuggestionSchemas,
};
