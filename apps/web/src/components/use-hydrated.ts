import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and for the first paint in the browser, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
