import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { Suspense } from 'react';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../../../ui/waiting.tsx';
import type { ListQuery } from '../../query/list-query.ts';
import classes from './list-filters.module.css';
import type { FurtherFiltersProps } from './further-filters.tsx';
import { useOpened } from './use-opened.ts';

const AmenityFilter = lazyPart(async () => ({ default: (await import('./amenity-filter.tsx')).AmenityFilter }));

const FurtherFilters = lazyPart(async () => ({ default: (await import('./further-filters.tsx')).FurtherFilters }));

interface AmenitiesOnDemandProps {
  query: ListQuery;
  /** Absent if the counts failed. */
  counts: ListingFacets['amenities'] | undefined;
  /** Whether the counts are lower bounds. */
  atLeast: boolean;
}

/** The filter of amenities, which is loaded when it is opened: it knows all fields, and most visitors never open it. */
export function AmenitiesOnDemand(props: AmenitiesOnDemandProps) {
  const { opened, details } = useOpened();
  const chosen = props.query.amenities?.split(',').length;
  return (
    <details className={classes.group} {...details}>
      <summary dir="auto" data-needs-app>
        Amenities{chosen !== undefined && ` (${chosen} chosen)`}
      </summary>
      {opened ? (
        <Suspense fallback={<SkeletonRows count={3} height={44} />}>
          <AmenityFilter {...props} />
        </Suspense>
      ) : (
        <noscript>Without JavaScript, search for amenities by words: “flat with borehole”.</noscript>
      )}
    </details>
  );
}

/** The filters of beds and areas, which are loaded when they are opened, too. */
export function FurtherOnDemand(props: FurtherFiltersProps) {
  const { opened, details } = useOpened();
  const { bedPriceMax, plotAreaMin, floorAreaMin } = props.query;
  const chosen = [bedPriceMax, plotAreaMin, floorAreaMin].filter(Boolean).length;
  return (
    <details className={classes.group} {...details}>
      <summary dir="auto" data-needs-app>
        Beds and areas{chosen > 0 && ` (${chosen} chosen)`}
      </summary>
      {opened && (
        <Suspense fallback={<SkeletonRows count={3} height={44} />}>
          <FurtherFilters {...props} />
        </Suspense>
      )}
    </details>
  );
}
