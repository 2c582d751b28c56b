import {
  getFeaturedProperties,
  getPaginatedProperties,
  getPropertiesFacets,
  getPropertiesKinds,
  getPropertiesOnMap,
} from '@africanscity/contracts/listings/calls/search';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { redirect } from 'react-router-dom';
import { ApiFailure } from '../../api/call.ts';
import { type ApiQueryClient, operation } from '../../api/query-client.ts';
import { readStatusLabels } from '../../api/status-labels.ts';
import type { PageData } from '../../app/page-meta.ts';
import type { LoaderContext } from '../../app/router.tsx';
import { everywhereRequest, firstMarksRequest, firstView } from '../../features/listings/map-page/first-view.ts';
import {
  filterOf,
  listAddress,
  type ListQuery,
  readListQuery,
  requestOf,
} from '../../features/listings/query/list-query.ts';
import { facetsOf, withoutAmounts } from '../../features/listings/query/price-currency.ts';
import { describeList } from '../../features/listings/list/describe-list.ts';

export interface ListData extends PageData {
  query: ListQuery;
}

export async function loadList(
  { queryClient, publicUrl, brand, currency }: LoaderContext,
  url: URL,
): Promise<ListData> {
  const query = readListQuery(url.searchParams);
  const facets = operation(getPropertiesFacets, facetsOf(query, currency));
  const [page] = await Promise.all([
    queryClient.ensureQueryData(operation(getPaginatedProperties, requestOf(query))).catch((error) => {
      if (!(error instanceof ApiFailure) || error.status !== 400) throw error;
      // An invalid cursor, as in a truncated link, is ignored: the page number still works.
      if (query.cursor) throw redirect(listAddress(query, { page: query.page }));
      // So is an order by distance where the text names no place.
      if (query.oderBy === 'distance-ASC') throw redirect(listAddress(query, { oderBy: undefined }));
      // So is a price in a currency without a rate.
      if (query.currency) throw redirect(listAddress(query, withoutAmounts));
      // So is a drawn area whose line crosses itself; the list says so.
      if (query.drawnArea) throw redirect(listAddress(query, { drawnArea: 'unreadable' }));
      throw error;
    }),
    query.page === 0 && query.view !== 'map'
      ? queryClient.prefetchQuery(operation(getFeaturedProperties, filterOf(query)))
      : null,
    query.view === 'map' ? prefetchMap(queryClient, query) : null,
    queryClient.ensureQueryData(operation(getPropertiesKinds, {})),
    // Optional: the list works without facets. A map loads them when its filters open.
    query.view === 'map' ? null : queryClient.prefetchQuery(facets),
  ]);
  if (isEmptyMap(query, page)) await queryClient.prefetchQuery(facets);
  // A shared link may point past the end of a list that has shrunk.
  if (page.pageable.pageNumber !== query.page) throw redirect(listAddress(query, { page: page.pageable.pageNumber }));
  return {
    meta: describeList(query, page, readStatusLabels(queryClient), { publicUrl, brand }),
    minimal: query.view !== 'map',
    query,
  };
}

/** Returns whether a map has no listings, so that it needs the facets to suggest filters to drop. */
export function isEmptyMap(query: ListQuery, page: ListingPage): boolean {
  return query.view === 'map' && page.totalElements === 0;
}

/** Prefetches the first view of a map. If this fails, the map opens empty and fetches it again. */
async function prefetchMap(queryClient: ApiQueryClient, query: ListQuery): Promise<void> {
  const everywhere = operation(getPropertiesOnMap, everywhereRequest(query));
  await queryClient.prefetchQuery(everywhere);
  const view = firstView(query, queryClient.getQueryData(everywhere.queryKey));
  // Browsers request exactly the visible area.
  if (import.meta.env.SSR)
    await queryClient.prefetchQuery(operation(getPropertiesOnMap, firstMarksRequest(query, view)));
}
