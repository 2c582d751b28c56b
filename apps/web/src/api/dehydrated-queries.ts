import { dehydratePictures, hydratePictures } from './dehydrated-pictures.ts';
import { dehydrate, type DehydratedState, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Keys and data of the queries that the server embeds in a page. */
export type DehydratedQueries = [queryKey: QueryKey, data: unknown][];

/** Dehydrates queries in a stable order and without timestamps, so that equal data gives equal pages. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedQueries {
  const { queries } = dehydrate(queryClient);
  return queries
    .toSorted((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
    .map(({ queryKey, state }) => [queryKey, dehydratePictures(state.data)]);
}

/** Prepares queries for the browser's cache, as fetched at `now`: the clocks of server and browser may differ. */
export function hydrateQueries(dehydrated: DehydratedQueries, now: number): DehydratedState {
  const queries = dehydrated.map(([queryKey, data]) => ({
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: now,
    state: {
      data: hydratePictures(data),
      dataUpdateCount: 1,
      dataUpdatedAt: now,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: 'success' as const,
      fetchStatus: 'idle' as const,
    },
  }));
  return { mutations: [], queries };
}
