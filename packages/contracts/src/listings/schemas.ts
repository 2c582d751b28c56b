import { comparisonSchemas } from './comparison.ts';
import { contactShareSchemas } from './contacts.ts';
import { favoriteSchemas } from './favorites.ts';
import { featuredListingSchemas } from './featured.ts';
import { listingImportSchemas } from './imports.ts';
import { listingMapSchemas } from './map.ts';
import { listingViewSchemas } from './views.ts';
import { listingSchemas } from './listings.ts';
import { openListingSchemas } from './open-listings.ts';
import { ownListingSchemas } from './own-listings.ts';
import { pictureSchemas } from './pictures.ts';
import { similarListingSchemas } from './similar.ts';

/** Every operation of the domain by its name, with what it is asked and answers. */
export const schemas = {
  ...comparisonSchemas,
  ...contactShareSchemas,
  ...favoriteSchemas,
  ...featuredListingSchemas,
  ...listingImportSchemas,
  ...listingMapSchemas,
  ...listingViewSchemas,
  ...listingSchemas,
  ...openListingSchemas,
  ...ownListingSchemas,
  ...pictureSchemas,
  ...similarListingSchemas,
};
