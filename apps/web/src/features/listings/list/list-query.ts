import type { EndpointRequest } from '@africanscity/contracts/call';
import type { getPaginatedProperties } from '@africanscity/contracts/listings/calls/search';
import {
  cursorPattern,
  listingFilterNames,
  type ListingFilterTexts,
  readListingFilter,
} from '@africanscity/contracts/listings/filters';
import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import { type PriceTexts, readPriceRange } from '@africanscity/contracts/listings/price-range';
import { defaultListingOrder, listingOrders } from '@africanscity/contracts/listings/values';
import { isWellFormed, readPageNumber, readPageSize } from '@africanscity/contracts/reading';
import { defaultPageSize } from '@africanscity/contracts/values';
import { paths } from '../../../app/paths.ts';

/** What a list of listings shows, as its address says. */
export type ListQuery = ListingFilterTexts & {
  /** Absent for the usual order: the best match of a text first, else the newest listing. */
  oderBy?: ListingOrder;
  /** Counted from 0. */
  page: number;
  size: number;
  /** The list as a map. */
  view?: 'map';
  /** Of a neighbouring page, so that none is shown twice or left out while listings are added. */
  cursor?: string;
  /** What the address says in the place of prices and the list goes without, as it was typed. */
  mistyped?: PriceTexts;
};

/** As much as a field for a price takes. */
export const longestPrice = 16;

const orders = Object.keys(listingOrders) as ListingOrder[];

/** Reads an address. What makes no sense in it counts as absent, so that any link shows a list. */
export function readListQuery(address: URLSearchParams): ListQuery {
  const { range, mistyped } = readPrices(address);
  const plain = new URLSearchParams(address);
  for (const name of priceNames) plain.set(name, range[name] ?? '');
  const filter = readListingFilter(plain);
  const oderBy = orders.find((order) => order === address.get('oderBy'));
  const cursor = address.get('cursor') ?? '';
  return {
    ...filter,
    ...(oderBy && (filter.text || oderBy !== defaultListingOrder) && { oderBy }),
    page: readPageNumber(address),
    size: readPageSize(address.get('size') ?? ''),
    view: address.get('view') === 'map' ? 'map' : undefined,
    cursor: cursorPattern.test(cursor) ? cursor : undefined,
    ...(Object.keys(mistyped).length > 0 && { mistyped }),
  };
}

const priceNames = ['priceMin', 'priceMax'] as const;

/** Prices as people write them: without scripts the form sends them so. Nobody types one that is longer than its field. */
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

/** What stands in the fields for prices. */
export function typedPrices({ priceMin, priceMax, mistyped }: ListQuery): PriceTexts {
  return { priceMin, priceMax, ...mistyped };
}

/** The filter of a list alone, as the API's calls take it. */
export function filterOf(query: ListQuery): ListingFilterTexts {
  const { oderBy: _order, page: _page, size: _size, view: _view, cursor: _cursor, mistyped: _typed, ...filter } = query;
  return filter;
}

/** The API's request for a list. */
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

/** The address of a list with something changed; any change but of the page starts from the first page. */
export function listAddress(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const {
    oderBy,
    page,
    size,
    view,
    cursor,
    mistyped: _typed,
    ...filter
  } = { ...query, page: 0, cursor: undefined, ...change };
  // One list has one address, however it was come to.
  const inOrder = Object.fromEntries(listingFilterNames.map((name) => [name, filter[name]]));
  return paths.properties({
    ...inOrder,
    oderBy: oderBy === defaultListingOrder && !filter.text ? undefined : oderBy,
    page: page || undefined,
    size: size === defaultPageSize ? undefined : size,
    view,
    cursor: page ? cursor : undefined,
  });
}
