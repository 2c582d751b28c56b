import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { useSyncExternalStore } from 'react';
import { deviceList } from '../../../api/device-list.ts';
import { readListQuery } from '../query/list-query.ts';
import { listTitle } from '../query/list-title.ts';
import { recentPlaces } from '../recently-viewed/recent-places.ts';

/** A recent search on this device. */
interface RecentSearch {
  address: string;
  title: string;
}

const mostKept = 5;

const recentSearches = deviceList('recent-searches', mostKept, isRecentSearch);

const none: RecentSearch[] = [];

/** The latest first; none on the server and during hydration. */
export function useRecentSearches(): RecentSearch[] {
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.read, () => none);
}

/** Stores the address of a list as a recent search. */
export function rememberSearch(address: string, labels: StatusLabels): void {
  const title = listTitle(readListQuery(new URL(address, location.origin).searchParams), labels);
  const others = recentSearches.read().filter((recent) => recent.address !== address && recent.title !== title);
  recentSearches.write([{ address, title }, ...others]);
}

/** Removes the recent searches and their places. */
export function forgetSearches(): void {
  recentSearches.write([]);
  recentPlaces.write([]);
}

function isRecentSearch(value: unknown): value is RecentSearch {
  const { address, title } = (value ?? {}) as Partial<RecentSearch>;
  return typeof address === 'string' && /^\/Properties(\?|$)/.test(address) && typeof title === 'string';
}
