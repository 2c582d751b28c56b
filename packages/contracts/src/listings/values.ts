import * as texts from '@africanscity/messages/listings';

/** Maximum favorites of a user. */
export const maxFavorites = 500;

/** Maximum characters of a note on a favorite. */
export const maxFavoriteNote = 500;

/** Maximum lists of a user, and homes in one. */
export const maxShortlists = 20;
export const maxShortlistHomes = 200;

/** Maximum characters of the name of a list, and of a reader. */
export const maxShortlistName = 60;

/** Maximum characters of a comment on a home, and comments on one. */
export const maxShortlistComment = 500;
export const maxCommentsOfHome = 50;

/** Number of featured listings shown at a time. */
export const featuredPlaces = 4;

/** Time until other featured listings are shown. */
export const featuredSlotSeconds = 300;

/** Up to this number, matching listings are counted exactly. */
export const mostCounted = 10_000;

/** Maximum radius of a search in kilometres. */
export const maxRadiusKm = 500;

/** Maximum bytes of an import file. */
export const maxImportBytes = 50 * 1024 * 1024;

/** Maximum bytes of an XLSX or JSON file, which an import holds in memory as a whole. */
export const maxHeldImportBytes = 25 * 1024 * 1024;

/** Bytes of a chunk; the last is shorter. */
export const importChunkBytes = 1024 * 1024;

/** Hours after which a feed is fetched again; one of them. */
export const feedHours = [3, 6, 12, 24] as const;

/** Pictures per request. */
export const importPicturesAtOnce = 5;

/** Maximum characters of a search text. */
export const maxSearchText = 200;

/** Maximum zoom of a map; each level doubles the scale. */
export const maxMapZoom = 18;

/** Maximum place names per map, more than fit on a screen. */
export const maxMapNames = 120;

/** Maximum positions per request: a page of a list. */
export const maxPositions = 100;

/** Days of the statistics of a listing, including today. */
export const statisticsDays = 30;

/** Orders of a list with their labels. */
export const listingOrders = {
  'price-DESC': texts.priceHighToLow,
  'price-ASC': texts.priceLowToHigh,
  'createdAt-DESC': texts.newListings,
  'createdAt-ASC': texts.oldListings,
  'pricePerSquareMeter-ASC': texts.squareMeterPriceLowToHigh,
  'reduction-DESC': texts.largestReductionFirst,
  'distance-ASC': texts.orderByDistance,
} as const;

/** Recently viewed listings that a device stores. */
export const maxRecentlySeen = 12;

/** Maximum count of new listings. */
export const maxNewCounted = 99;

/** Maximum listings in a comparison. */
export const maxCompared = 4;

/** Days for which a listing counts as new. */
export const newDays = 7;

/** Days after which the page of a home that is sold or let leaves the site if its owner does not want to keep it. */
export const daysShownWhenTaken = 30;

/** Days for which a reduced price is shown. */
export const reducedDays = 30;

/** Maximum length of an owner's reference of a listing. */
export const longestReference = 60;

/** Maximum pictures of a listing. */
export const maxPicturesPerListing = 20;

/** Maximum similar listings shown. */
export const maxSimilarListings = 6;

/** Statuses of listings with their default labels. */
export const propertyStatuses = {
  FOR_SALE: texts.statusForSale,
  FOR_RENT: texts.statusForRent,
  SOLD: texts.statusSold,
  RENTED: texts.statusRented,
  UNDER_OFFER: texts.statusUnderOffer,
} as const;

/** Returns the default label of each status. */
export function defaultStatusLabels(): Record<keyof typeof propertyStatuses, string> {
  const labels = Object.entries(propertyStatuses).map(([status, label]) => [status, label()]);
  return Object.fromEntries(labels) as Record<keyof typeof propertyStatuses, string>;
}

/** Roles of the user who lists a property. */
export const listingRoles = { INDIVIDUAL: texts.individual, REAL_ESTATE: texts.realEstate } as const;

/** Default statuses of a list. */
export const openStatuses = ['FOR_SALE', 'FOR_RENT'] as const;

export const defaultListingOrder = 'createdAt-DESC';

/** Maximum duplicate adverts shown beside a listing. */
export const maxAlikeListings = 12;
