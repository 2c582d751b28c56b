import type { EndpointRequest } from '@africanscity/contracts/endpoint';
import type { getFeaturedProperties } from '@africanscity/contracts/featured-listings';
import { ListingFilter } from '@africanscity/contracts/listing-filter';
import { defaultListingOrder, ListingOrder, getPaginatedProperties } from '@africanscity/contracts/listings';
import { defaultPageSize, pageNumber, pageSize } from '@africanscity/contracts/wire';
import { paths, type PropertiesQuery } from '../../app/paths.ts';

/** What a list of listings shows, as its address says. */
export type ListQuery = Pick<PropertiesQuery, 'propertyStatus' | 'propertyType' | 'city'> & {
  oderBy: ListingOrder;
  /** Counted from 0. */
  page: number;
  size: number;
  /** The list as a map. */
  view?: 'map';
  /** Of a neighbouring page, so that none is shown twice or left out while listings are added. */
  cursor?: string;
};

export const filterNames = ['propertyStatus', 'propertyType', 'city'] as const;

/** Reads an address. What makes no sense in it counts as absent, so that any link shows a list. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const value = (name: string) => search.get(name) ?? undefined;
  const { propertyStatus, propertyType, city } = ListingFilter.shape;
  return {
    propertyStatus: propertyStatus.catch(undefined).parse(value('propertyStatus')),
    propertyType: propertyType.catch(undefined).parse(value('propertyType')),
    city: city.catch(undefined).parse(value('city')),
    oderBy: ListingOrder.catch(defaultListingOrder).parse(value('oderBy')),
    page: pageNumber.catch(0).parse(value('page')),
    size: pageSize.catch(defaultPageSize).parse(value('size')),
    view: value('view') === 'map' ? 'map' : undefined,
    cursor: getPaginatedProperties.query?.shape.cursor.catch(undefined).parse(value('cursor')),
  };
}

/** The API's request for a list. */
export function requestOf({
  oderBy,
  page,
  size,
  cursor,
  view: _view,
  ...filter
}: ListQuery): EndpointRequest<typeof getPaginatedProperties> {
  return {
    ...filter,
    orderBy: oderBy,
    page: String(page),
    size: String(size),
    ...(page > 0 && cursor ? { cursor } : {}),
  };
}

/** What the featured listings above a list are asked by: its filter alone. */
export function featuredRequestOf(query: ListQuery): EndpointRequest<typeof getFeaturedProperties> {
  const { orderBy: _order, page: _page, size: _size, cursor: _cursor, ...filter } = requestOf(query);
  return filter;
}

/** The address of a list with something changed; any change but of the page starts from the first page. */
export function listAddress(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { oderBy, page, size, cursor, ...filter } = { ...query, page: 0, cursor: undefined, ...change };
  return paths.properties({
    ...filter,
    oderBy: oderBy === defaultListingOrder ? undefined : oderBy,
    page: page || undefined,
    size: size === defaultPageSize ? undefined : size,
    cursor: page ? cursor : undefined,
  });
}
