import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { usePendingLocation } from '../../../components/navigation/use-pending-location.ts';
import { type ListQuery, readListQuery } from './list-query.ts';

/**
 * Returns the query of the pending navigation, or else the current query. A filter that is chosen while a page loads adds
 * to the filter before it, which a slow network would lose otherwise.
 */
export function usePendingQuery(query: ListQuery): ListQuery {
  const pending = usePendingList();
  return useMemo(() => (pending === undefined ? query : readListQuery(new URLSearchParams(pending))), [pending, query]);
}

/** Returns the same query as URL parameters, for controls that change one parameter. */
export function usePendingSearch(): URLSearchParams {
  const pending = usePendingList();
  const [shown] = useSearchParams();
  return pending === undefined ? shown : new URLSearchParams(pending);
}

/** Returns the query string of a pending navigation to the list, if any. */
function usePendingList(): string | undefined {
  const location = usePendingLocation();
  return location?.pathname === paths.properties() ? location.search : undefined;
}

/**
 * Navigates to another list. The router reports the pending navigation synchronously, so that the next choice adds to it.
 * Every change of a list uses this hook, a `SiteLink`, or on the map a navigation with `flushSync`.
 */
export function useShowList(): (address: string, options?: { preventScrollReset?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (address, { preventScrollReset = false } = {}) => void navigate(address, { preventScrollReset, flushSync: true }),
    [navigate],
  );
}
