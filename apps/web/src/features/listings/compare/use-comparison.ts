import * as texts from '@africanscity/messages/listings';
import { maxCompared } from '@africanscity/contracts/listings/values';
import { useSyncExternalStore } from 'react';
import { showToast } from '../../../components/notices/toast.ts';
import { type Chosen, deviceComparison } from './device-comparison.ts';

const none: Chosen[] = [];

/** The listings chosen on this device; none on the server and during hydration. */
export function useComparison() {
  const chosen = useSyncExternalStore(deviceComparison.subscribe, deviceComparison.read, () => none);
  return {
    chosen,
    has: (id: number) => chosen.some((one) => one.id === id),
    remove: (id: number) => deviceComparison.write(deviceComparison.read().filter((one) => one.id !== id)),
    clear: () => deviceComparison.write([]),
    /** Adds or removes a listing. Above the limit it changes nothing and shows a message. */
    toggle(listing: Chosen) {
      const before = deviceComparison.read();
      if (before.some((one) => one.id === listing.id)) {
        deviceComparison.write(before.filter((one) => one.id !== listing.id));
      } else if (before.length >= maxCompared) {
        const message = texts.comparisonFull({ most: String(maxCompared) });
        void showToast({ kind: 'error', message });
      } else {
        deviceComparison.write([...before, listing]);
      }
    },
  };
}
