import * as texts from '@africanscity/messages/listings';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { getListingPositions } from '@africanscity/contracts/listings/calls/search';
import { listingName } from '@africanscity/contracts/listings/wording';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { NoScripts } from '../../../components/notices/no-scripts.tsx';
import { PageLinks } from '../../../components/navigation/page-links.tsx';
import { PendingResults } from '../../../components/loading/pending-results.tsx';
import { ActiveFilters } from '../list/filters/active-filters.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { RelaxedNotice } from '../list/relaxed-notice.tsx';
import { countText } from '../list/list-header.tsx';
import { listAddress, type ListQuery } from '../query/list-query.ts';
import { ListSearch } from '../list/list-search.tsx';
import { PriceNote } from '../list/price-note.tsx';
import { AreaNote } from '../list/area-note.tsx';
import { RadiusChoice } from '../list/radius-choice.tsx';
import { listTitle } from '../query/list-title.ts';
import classes from './map-page.module.css';
import { MapResults } from './map-results.tsx';
import { MapSection } from './map-section.tsx';
import { ResultsSheet } from './results-sheet.tsx';

interface MapPageProps {
  query: ListQuery;
  page: ListingPage;
  /** For each filter, the number of listings without it, for an empty list. */
  ways: ListingFacets['without'];
  /** The buttons for filters and list. */
  tools: ReactNode;
}

/** A list and its map. Hovering over an item in one highlights it in the other. */
export function MapPage({ query, page, ways, tools }: MapPageProps) {
  const labels = useStatusLabels();
  const [card, setCard] = useState<number>();
  const [mark, setMark] = useState<number>();
  const ids = page.content.map(({ id }) => id).join();
  const { data: positions } = useQuery({
    ...operation(getListingPositions, { ids }),
    enabled: ids !== '',
  });
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        {/* A new text searches without bounds. */}
        <ListSearch query={{ ...query, bounds: undefined }} />
        <div className={classes.tools}>{tools}</div>
      </div>
      <ResultsSheet
        of={ids}
        head={
          <>
            <Title order={1} className={classes.title}>
              {listTitle(query, labels, page.reading)}
            </Title>
            <p className={classes.count}>{countText(page)}</p>
          </>
        }
      >
        <NoScripts>{texts.mapNeedsScripts()}</NoScripts>
        <RadiusChoice query={query} />
        <ActiveFilters query={query} reading={page.reading} />
        <PriceNote query={query} />
        <AreaNote query={query} />
        <RelaxedNotice query={query} reading={page.reading} />
        <PendingResults path="/Properties">
          {page.content.length ? (
            <MapResults listings={page.content} marked={mark} onMark={setCard} />
          ) : (
            <EmptyList query={query} ways={ways} />
          )}
        </PendingResults>
        <PageLinks page={page} addressOf={(target, cursor) => listAddress(query, { page: target, cursor })} />
      </ResultsSheet>
      <div className={classes.map}>
        <MapSection
          query={query}
          nameOf={(listing) => listingName({ ...listing, numRoom: null })}
          marked={positions?.find(({ id }) => id === card)}
          onMark={setMark}
        />
      </div>
    </div>
  );
}
