import { packPictures, unpackPictures } from './carried-pictures.ts';
import { dehydrate, type DehydratedState, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Answers that travel with a rendered page: what was asked, and what came. */
export type CarriedQueries = [asked: QueryKey, answer: unknown][];

/** What the renderer was answered, in one order and without moments: the same answers make the same page. */
export function packQueries(queryClient: QueryClient): CarriedQueries {
  const { queries } = dehydrate(queryClient);
  return queries
    .toSorted((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
    .map(({ queryKey, state }) => [queryKey, packPictures(state.data)]);
}

/** The same for the browser's cache, as answered now: the clocks of server and visitor need not agree. */
export function unpackQueries(carried: CarriedQueries, now: number): DehydratedState {
  const queries = carried.map(([queryKey, answer]) => ({
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: now,
    state: {
      data: unpackPictures(answer),
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
