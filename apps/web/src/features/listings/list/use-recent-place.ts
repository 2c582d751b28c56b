import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { useEffect } from 'react';
import type { ListQuery } from '../query/list-query.ts';

/** Stores the place of a list as recent when it is shown. */
export function useRecentPlace(query: ListQuery, page: ListingPage): void {
  useEffect(() => {
    // On demand: the first screen does not need it.
    void import('./list-place.ts').then(
      ({ rememberListPlace }) => rememberListPlace(query, page),
      () => undefined,
    );
  }, [query, page]);
}
