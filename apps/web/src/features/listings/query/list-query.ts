import type { EndpointRequest } from '@africanscity/contracts/call';
import type { getPaginatedProperties } from '@africanscity/contracts/listings/calls/search';
import { cursorPattern, listingFilterNames, type ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import { readListingFilter } from '@africanscity/contracts/listings/filter-texts';
import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import { hasAmount, hasPrice, type PriceTexts, readPriceRange } from '@africanscity/contracts/listings/price-range';
import { defaultListingOrder, listingOrders } from '@africanscity/contracts/listings/values';
import { isWellFormed, readPageNumber, readPageSize } from '@africanscity/contracts/reading';
import { defaultPageSize } from '@africanscity/contracts/values';
import { paths } from '../../../app/paths.ts';

/** The state of a list, which its URL has. */
export type ListQuery = ListingFilterTexts & {
  /** Absent for the default order: best match for a text, else newest first. */
  oderBy?: ListingOrder;
  /** Counted from 0. */
  page: number;
  size: number;
  /** Shows the map. */
  view?: 'map';
  /** Cursor of an adjacent page, so that pages neither repeat nor skip listings while listings are added. */
  cursor?: string;
  /** Invalid texts of the price fields, which the list ignores. */
  mistyped?: PriceTexts;
  /** Text of a drawn area that cannot be read, which the list ignores. */
  unreadableArea?: string;
};

/** Maximum length of a price field. */
export const longestPrice = 16;

const orders = Object.keys(listingOrders) as ListingOrder[];

/** Reads a URL. Ignores invalid values, so that any link shows a list. */
export function readListQuery(address: URLSearchParams): ListQuery {
  const { range, mistyped } = readPrices(address);
  const plain = new URLSearchParams(address);
  for (const name of priceNames) plain.set(name, range[name] ?? '');
  const filter = readListingFilter(plain);
  // Dollars are the currency of filters without one, but not of texts where the site has another.
  if (filter.text && !hasAmount(filter) && address.get('currency') === 'USD') filter.currency = 'USD';
  removeIdle(filter);
  const oderBy = orders.find((order) => order === address.get('oderBy') && isPossible(order, filter));
  const cursor = address.get('cursor') ?? '';
  const unreadableArea = !filter.drawnArea && address.get('drawnArea')?.trim();
  return {
    ...filter,
    ...(oderBy && (filter.text || oderBy !== defaultListingOrder) && { oderBy }),
    page: readPageNumber(address),
    size: readPageSize(address.get('size') ?? ''),
    view: address.get('view') === 'map' ? 'map' : undefined,
    cursor: cursorPattern.test(cursor) ? cursor : undefined,
    ...(Object.keys(mistyped).length > 0 && { mistyped }),
    ...(unreadableArea && { unreadableArea }),
  };
}

/** Removes the currency and the period of a filter without the amounts that they belong to. A text may have amounts. */
function removeIdle(filter: ListingFilterTexts): void {
  if (!hasAmount(filter) && !filter.text) delete filter.currency;
  const isRent = hasPrice(filter) && filter.propertyStatus === 'FOR_RENT';
  if (!isRent || filter.rentPeriod === 'month') delete filter.rentPeriod;
}

/** Whether a list can be in an order: distances need a position or a place, which a text may name. */
function isPossible(order: ListingOrder, { latitude, place, text }: ListingFilterTexts): boolean {
  return order !== 'distance-ASC' || Boolean(latitude || place || text);
}

const priceNames = ['priceMin', 'priceMax'] as const;

/** Reads formatted prices, which forms without scripts send. Longer texts than the field allows are ignored. */
function readPrices(address: URLSearchParams): { range: PriceTexts; mistyped: PriceTexts } {
  const typed: PriceTexts = {};
  for (const name of priceNames) {
    const text = address.get(name)?.trim() ?? '';
    if (text && text.length <= longestPrice && isWellFormed(text)) typed[name] = text;
  }
  const { range, faults } = readPriceRange(typed);
  const mistyped: PriceTexts = {};
  for (const name of priceNames) if (faults[name]) mistyped[name] = typed[name];
  return { range, mistyped };
}

/** Texts of the price fields. */
export function typedPrices({ priceMin, priceMax, mistyped }: ListQuery): PriceTexts {
  return { priceMin, priceMax, ...mistyped };
}

/** Returns only the filter of a list, for API calls. Sorted, so that a list has one address. */
export function filterOf(query: ListQuery): ListingFilterTexts {
  return Object.fromEntries(listingFilterNames.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
}

/** Returns the API request of a list. */
export function requestOf(query: ListQuery): EndpointRequest<typeof getPaginatedProperties> {
  const { oderBy, page, size, cursor } = query;
  return {
    ...filterOf(query),
    ...(oderBy ? { orderBy: oderBy } : query.text ? {} : { orderBy: defaultListingOrder }),
    page: String(page),
    size: String(size),
    alike: 'together',
    ...(page > 0 && cursor ? { cursor } : {}),
  };
}

/** Returns the address of a changed list. Changes other than the page reset it to the first page. */
export function listAddress(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const changed = { ...query, page: 0, cursor: undefined, ...change };
  const { oderBy, page, size, view, cursor } = changed;
  const filter = filterOf(changed);
  removeIdle(filter);
  return paths.properties({
    ...filter,
    oderBy:
      oderBy && isPossible(oderBy, filter) && (filter.text || oderBy !== defaultListingOrder) ? oderBy : undefined,
    page: page || undefined,
    size: size === defaultPageSize ? undefined : size,
    view,
    cursor: page ? cursor : undefined,
  });
}
