/** Favorites that one user can have. */
export const maxFavorites = 500;

/** Characters of the note on a favorite. */
export const maxFavoriteNote = 500;

/** Featured listings shown at a time. */
export const featuredPlaces = 4;

/** How long the same ones are shown. */
export const featuredSlotSeconds = 300;

/** Up to so many listings that match are counted one by one. */
export const mostCounted = 10_000;

/** Kilometres around a place that a search may reach. */
export const maxRadiusKm = 500;

/** Bytes of a file of listings. */
export const maxImportBytes = 50 * 1024 * 1024;

/** Bytes of a piece of it; the last is shorter. */
export const importChunkBytes = 1024 * 1024;

/** Pictures in one request. */
export const importPicturesAtOnce = 5;

/** Characters of what people type or say into the search. */
export const maxSearchText = 200;

/** How closely a map may look: a tile more each time the scale doubles. */
export const maxMapZoom = 18;

/** Names of places on one map: more than find room on a screen. */
export const maxMapNames = 120;

/** Listings whose places are asked for at once: a page of a list. */
export const maxPositions = 100;

/** Days that the statistics of a listing cover, today included. */
export const statisticsDays = 30;

/** Orders of a list of listings, with what people read. */
export const listingOrders = {
  'price-DESC': 'Price: High to Low',
  'price-ASC': 'Price: Low to High',
  'createdAt-DESC': 'New Listing',
  'createdAt-ASC': 'Old Listing',
} as const;

/** Listings that a device remembers to have shown. */
export const maxRecentlySeen = 12;

/** How many new listings are counted. */
export const maxNewCounted = 99;

/** Listings that are compared at once. */
export const maxCompared = 4;

/** For so many days a listing counts as new. */
export const newDays = 7;

/** For so many days people read that a price was reduced. */
export const reducedDays = 30;

/** Pictures that one listing can have. */
export const maxPicturesPerListing = 20;

/** Similar listings that are shown at most. */
export const maxSimilarListings = 6;

/** Statuses a listing can have, with what people read unless administrators set other words. */
export const propertyStatuses = {
  FOR_SALE: 'For Sale',
  FOR_RENT: 'For Rent',
  SOLD: 'Sold',
  RENTED: 'Rented',
  UNDER_OFFER: 'Under Offer',
} as const;

/** Who offers a property. */
export const listingRoles = { INDIVIDUAL: 'Individual', REAL_ESTATE: 'Real Estate' } as const;

/** The statuses that a list shows when none is asked for. */
export const openStatuses = ['FOR_SALE', 'FOR_RENT'] as const;

export const defaultListingOrder = 'createdAt-DESC';

/** Listings alike to one that are shown beside it. */
export const maxAlikeListings = 12;
