import { useCallback, useMemo } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { type ListQuery, readListQuery } from './list-query.ts';

/**
 * What the list will show once the page that was asked for is there, else what it shows. What is chosen while a page is on
 * its way adds to the choice before it, which a slow network would lose otherwise.
 */
export function useComingQuery(query: ListQuery): ListQuery {
  const coming = useComingList();
  return useMemo(() => (coming === undefined ? query : readListQuery(new URLSearchParams(coming))), [coming, query]);
}

/** The same as the address says it, for what changes one part of it. */
export function useComingSearch(): URLSearchParams {
  const coming = useComingList();
  const [shown] = useSearchParams();
  return coming === undefined ? shown : new URLSearchParams(coming);
}

/** What the address of a list that is on its way asks for; undefined when none is. */
function useComingList(): string | undefined {
  const { location } = useNavigation();
  return location?.pathname === paths.properties() ? location.search : undefined;
}

/**
 * Leads to another list. The router says at once that it is coming, so that what is chosen in the same moment adds to it:
 * whoever changes a list does it with this, or with a `SiteLink`; the map, which says whose move it was, as these do.
 */
export function useShowList(): (address: string, options?: { preventScrollReset?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (address, { preventScrollReset = false } = {}) => void navigate(address, { preventScrollReset, flushSync: true }),
    [navigate],
  );
}
