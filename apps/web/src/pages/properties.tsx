import {
  getFeaturedProperties,
  getPaginatedProperties,
  getPropertiesCounts,
  getPropertiesFacets,
} from '@africanscity/contracts/listings/calls';
import { Container } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { redirect, useLoaderData, useNavigation } from 'react-router-dom';
import { ApiFailure } from '../api/call.ts';
import { operation } from '../api/query-client.ts';
import { readStatusLabels } from '../api/status-labels.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import type { LoaderContext } from '../app/router.tsx';
import { PageLinks } from '../components/page-links.tsx';
import { PendingResults } from '../components/pending-results.tsx';
import { ActiveFilters } from '../features/listings/list/active-filters.tsx';
import { describeList } from '../features/listings/list/describe-list.ts';
import { EmptyList } from '../features/listings/list/empty-list.tsx';
import { FeaturedStrip } from '../features/listings/list/featured-strip.tsx';
import { ListFilters } from '../features/listings/list/list-filters.tsx';
import { ListHeader } from '../features/listings/list/list-header.tsx';
import {
  filterOf,
  listAddress,
  type ListQuery,
  readListQuery,
  requestOf,
} from '../features/listings/list/list-query.ts';
import { ListSearch } from '../features/listings/list/list-search.tsx';
import { ListTools } from '../features/listings/list/list-tools.tsx';
import { ListingGrid } from '../features/listings/list/listing-grid.tsx';
import { placeOf } from '../features/listings/listing/place.ts';
import { MapSection } from '../features/listings/map/map-section.tsx';
import { MapToggle } from '../features/listings/map/map-toggle.tsx';
import { SaveSearchLink } from '../features/messages/saved-searches/save-search-link.tsx';
import { AsideSheet, AsideSheetButton } from '../ui/aside-sheet.tsx';
import classes from './properties.module.css';

interface ListData extends PageData {
  query: ListQuery;
}

export async function loader({ queryClient, publicUrl }: LoaderContext, url: URL): Promise<ListData> {
  const query = readListQuery(url.searchParams);
  const [page] = await Promise.all([
    queryClient.ensureQueryData(operation(getPaginatedProperties, requestOf(query))).catch((error) => {
      // A cursor that leads nowhere, as in a link that was cut: the page's number still leads somewhere.
      if (query.cursor && error instanceof ApiFailure && error.status === 400)
        throw redirect(listAddress(query, { page: query.page }));
      throw error;
    }),
    query.page === 0 ? queryClient.prefetchQuery(operation(getFeaturedProperties, filterOf(query))) : null,
    queryClient.ensureQueryData(operation(getPropertiesCounts, {})),
    // A list whose filters could not be counted is still a list.
    queryClient.prefetchQuery(operation(getPropertiesFacets, filterOf(query))),
  ]);
  // A shared link outlives listings: what was page 9 may be past the end now.
  if (page.pageable.pageNumber !== query.page) throw redirect(listAddress(query, { page: page.pageable.pageNumber }));
  return {
    meta: describeList(query, page, readStatusLabels(queryClient), publicUrl),
    lean: query.view !== 'map',
    query,
  };
}

export default function Properties() {
  const { state } = useNavigation();
  const { query } = useLoaderData<ListData>();
  const filter = filterOf(query);
  const page = usePrefetched(getPaginatedProperties, requestOf(query));
  const counts = usePrefetched(getPropertiesCounts, {});
  const facets = useQuery(operation(getPropertiesFacets, filter)).data;
  return (
    <Container className={classes.page}>
      <AsideSheet id="filters" title="Filters" closesOn={state}>
        <ListFilters query={query} types={counts.map(({ propertyType }) => propertyType)} facets={facets} />
      </AsideSheet>
      <div className={classes.results}>
        <ListSearch query={query} />
        <ListHeader query={query} page={page}>
          <div className={classes.tools} data-view={query.view}>
            <AsideSheetButton id="filters" icon={<IconAdjustmentsHorizontal size={20} aria-hidden />}>
              Filters
            </AsideSheetButton>
            {query.view !== 'map' && <ListTools query={query} />}
            <MapToggle current={query.view ?? 'list'} />
            <SaveSearchLink filter={filter} />
          </div>
        </ListHeader>
        <ActiveFilters query={query} />
        {query.view === 'map' ? (
          <MapSection nameOf={(listing) => `${listing.type} in ${placeOf(listing)}`} />
        ) : (
          <>
            {query.page === 0 && <FeaturedStrip filter={filter} />}
            <PendingResults path="/Properties">
              {page.content.length ? (
                <ListingGrid listings={page.content} />
              ) : (
                <EmptyList query={query} ways={facets?.without ?? []} />
              )}
            </PendingResults>
            <PageLinks page={page} addressOf={(target, cursor) => listAddress(query, { page: target, cursor })} />
          </>
        )}
      </div>
    </Container>
  );
}
