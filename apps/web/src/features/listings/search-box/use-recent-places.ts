import { useSyncExternalStore } from 'react';
import { useSaveData } from '../../../components/visitor/save-data.tsx';
import { type RecentPlace, recentPlaces } from '../recently-viewed/recent-places.ts';

const none: RecentPlace[] = [];

/**
 * The latest first; none on the server and during hydration. None for visitors who save data: their page begins without
 * the app, and shows popular places, which would change under the finger.
 */
export function useRecentPlaces(): RecentPlace[] {
  const recent = useSyncExternalStore(recentPlaces.subscribe, recentPlaces.read, () => none);
  return useSaveData() ? none : recent;
}
