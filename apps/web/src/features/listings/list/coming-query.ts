import { useMemo } from 'react';
import { useNavigation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { type ListQuery, readListQuery } from './list-query.ts';

/**
 * What the list will show once the page that was asked for is there, else what it shows. What is chosen while a page is on
 * its way adds to the choice before it, which a slow network would lose otherwise.
 */
export function useComingQuery(query: ListQuery): ListQuery {
  const { location: coming } = useNavigation();
  return useMemo(
    () => (coming?.pathname === paths.properties() ? readListQuery(new URLSearchParams(coming.search)) : query),
    [coming, query],
  );
}
