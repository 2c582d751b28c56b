import * as texts from '@africanscity/messages/listings';
import {
  getFeaturedProperties,
  getPaginatedProperties,
  getPropertiesFacets,
  getPropertiesKinds,
} from '@africanscity/contracts/listings/calls/search';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { Container } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import { PageLinks } from '../components/navigation/page-links.tsx';
import { useCurrency } from '../components/visitor/chosen-currency.tsx';
import { PendingResults } from '../components/loading/pending-results.tsx';
import { ActiveFilters } from '../features/listings/list/filters/active-filters.tsx';
import { CloseMatches } from '../features/listings/list/close-matches.tsx';
import { EmptyList } from '../features/listings/list/empty-list.tsx';
import { FeaturedStrip } from '../features/listings/list/featured-strip.tsx';
import { activeGroups } from '../features/listings/query/filter-groups.ts';
import { FilterSheet, filterSheetId } from '../features/listings/list/filters/filter-sheet.tsx';
import { RelaxedNotice } from '../features/listings/list/relaxed-notice.tsx';
import { ListHeader } from '../features/listings/list/list-header.tsx';
import { filterOf, listAddress, type ListQuery, requestOf } from '../features/listings/query/list-query.ts';
import { facetsOf } from '../features/listings/query/price-currency.ts';
import { isEmptyMap, type ListData, loadList } from './properties/load-list.ts';
import { ListOrder } from '../features/listings/list/list-order.tsx';
import { ListSearch } from '../features/listings/list/list-search.tsx';
import { ListingGrid } from '../features/listings/cards/listing-grid.tsx';
import { PageSize } from '../features/listings/list/page-size.tsx';
import { PriceNote } from '../features/listings/list/price-note.tsx';
import { AreaNote } from '../features/listings/list/area-note.tsx';
import { RadiusChoice } from '../features/listings/list/radius-choice.tsx';
import { useRecentPlace } from '../features/listings/list/use-recent-place.ts';
import { MapPage } from '../features/listings/map-page/map-page.tsx';
import { MapToggle } from '../features/listings/map-page/map-toggle.tsx';
import { SaveSearchLink } from '../features/messages/saved-searches/save-search-link.tsx';
import { AsideSheetButton } from '../ui/aside-sheet.tsx';
import classes from './properties.module.css';

export const loader = loadList;

export default function Properties() {
  const { query } = useLoaderData<ListData>();
  return <Results query={query} />;
}

/** Memoised, so that pending navigations do not re-render the list and a click responds at once. */
const Results = memo(function Results({ query }: { query: ListQuery }) {
  const filter = filterOf(query);
  const page = usePrefetched(getPaginatedProperties, requestOf(query));
  const kinds = usePrefetched(getPropertiesKinds, {});
  const facets = useQuery({
    ...operation(getPropertiesFacets, facetsOf(query, useCurrency())),
    enabled: query.view !== 'map' || isEmptyMap(query, page),
  }).data;
  useRecentPlace(query, page);
  const filters = (
    <AsideSheetButton
      id={filterSheetId}
      icon={<IconAdjustmentsHorizontal size={20} aria-hidden />}
      count={activeGroups(query).filter((group) => group !== 'text').length}
      overlay={query.view === 'map'}
    >
      {texts.filters()}
    </AsideSheetButton>
  );
  if (query.view === 'map') {
    return (
      <>
        <FilterSheet query={query} kinds={kinds} overlay />
        <MapPage
          query={query}
          page={page}
          ways={facets?.without ?? []}
          tools={
            <>
              {filters}
              <ListOrder query={query} reading={page.reading} />
              <SaveSearchLink filter={filter} />
              <MapToggle current="map" />
            </>
          }
        />
      </>
    );
  }
  return (
    <Container className={classes.page}>
      <FilterSheet query={query} kinds={kinds} />
      <div className={classes.results}>
        <div className={classes.bar}>
          <ListSearch query={query} />
          <div className={classes.tools}>
            {filters}
            <ListOrder query={query} reading={page.reading} />
            <SaveSearchLink filter={filter} />
            <div className={classes.view}>
              <MapToggle current="list" />
            </div>
          </div>
        </div>
        <ListHeader query={query} page={page} />
        <RadiusChoice query={query} />
        <ActiveFilters query={query} reading={page.reading} />
        <PriceNote query={query} />
        <AreaNote query={query} />
        <RelaxedNotice query={query} reading={page.reading} />
        <Cards query={query} page={page} ways={facets?.without ?? []} />
      </div>
    </Container>
  );
});

const none: never[] = [];

interface CardsProps {
  query: ListQuery;
  page: ListingPage;
  ways: ListingFacets['without'];
}

/** The cards of a page, without listings that are featured above. */
function Cards({ query, page, ways }: CardsProps) {
  const first = query.page === 0;
  const { data = none } = useQuery({ ...operation(getFeaturedProperties, filterOf(query)), enabled: first });
  const featured = first ? data : [];
  const above = new Set(featured.map(({ id }) => id));
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import('../features/listings/recently-viewed/mark-seen.ts').then(
      ({ markSeen }) => cards.current && markSeen(cards.current),
      () => undefined,
    );
  }, [page, data]);
  return (
    <>
      <PendingResults path="/Properties">
        <div ref={cards} className={classes.cards} data-one-status={query.propertyStatus && ''}>
          {featured.length > 0 && <FeaturedStrip listings={featured} />}
          {page.content.length ? (
            <ListingGrid
              listings={page.content.filter(({ id }) => !above.has(id))}
              inSight={featured.length > 0 ? 1 : undefined}
            />
          ) : (
            <EmptyList query={query} ways={ways} />
          )}
        </div>
      </PendingResults>
      <CloseMatches page={page} />
      <footer className={classes.foot}>
        <PageLinks page={page} addressOf={(target, cursor) => listAddress(query, { page: target, cursor })} />
        {page.content.length > 0 && <PageSize query={query} />}
      </footer>
    </>
  );
}
