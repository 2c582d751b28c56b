import * as texts from '@africanscity/messages/listings';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../../../ui/waiting.tsx';
import { numberFilterNames } from '@africanscity/contracts/listings/number-filters';
import type { ListQuery } from '../../query/list-query.ts';
import classes from './list-filters.module.css';
import type { FurtherFiltersProps } from './further-filters.tsx';
import type { NumberFiltersProps } from './number-filters.tsx';
import { useOpened } from './use-opened.ts';

const AmenityFilter = lazyPart(() => import('./amenity-filter.tsx'));

const FurtherFilters = lazyPart(() => import('./further-filters.tsx'));

const NumberFilters = lazyPart(() => import('./number-filters.tsx'));

const DateFilter = lazyPart(() => import('./date-filter.tsx'));

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
        {texts.allAmenities()}
        {chosen !== undefined && ` ${texts.chosenCount({ count: String(chosen) })}`}
      </summary>
      {opened ? (
        <Suspense fallback={<SkeletonRows count={3} height={44} />}>
          <AmenityFilter {...props} />
        </Suspense>
      ) : (
        <noscript>{texts.amenitiesWithoutScripts()}</noscript>
      )}
    </details>
  );
}

/** The filters of beds and areas, which are loaded when they are opened, too. */
export function FurtherOnDemand(props: FurtherFiltersProps) {
  return (
    <Folded title={texts.bedsAndAreas()} chosen={chosenOf(props.query, ['bedPriceMax', 'plotAreaMin', 'floorAreaMin'])}>
      <FurtherFilters {...props} />
    </Folded>
  );
}

/** So are those of tanks, power, floors, parking and leases. */
export function NumbersOnDemand(props: NumberFiltersProps) {
  return (
    <Folded title={texts.tankFloorAndParking()} chosen={chosenOf(props.query, numberFilterNames)}>
      <NumberFilters {...props} />
    </Folded>
  );
}

/** So is that of the date. */
export function DateOnDemand({ query }: { query: ListQuery }) {
  return (
    <Folded title={texts.dateListed()} chosen={chosenOf(query, ['listedDays'])}>
      <DateFilter query={query} />
    </Folded>
  );
}

function chosenOf(query: ListQuery, names: (keyof ListQuery)[]): number {
  return names.filter((name) => query[name]).length;
}

interface FoldedProps {
  title: string;
  /** The number of its filters that are chosen. */
  chosen: number;
  children: ReactNode;
}

/** Filters that are loaded when they are opened. */
function Folded({ title, chosen, children }: FoldedProps) {
  const { opened, details } = useOpened();
  return (
    <details className={classes.group} {...details}>
      <summary dir="auto" data-needs-app>
        {title}
        {chosen > 0 && ` ${texts.chosenCount({ count: String(chosen) })}`}
      </summary>
      {opened && <Suspense fallback={<SkeletonRows count={3} height={44} />}>{children}</Suspense>}
    </details>
  );
}
