import { maxCompared } from '@africanscity/contracts/listings/values';
import { useSyncExternalStore } from 'react';
import { showToast } from '../../../components/toast.ts';
import { type Chosen, deviceComparison } from './device-comparison.ts';

const none: Chosen[] = [];

/** What was chosen to compare on this device; nothing on the server and for the first paint. */
export function useComparison() {
  const chosen = useSyncExternalStore(deviceComparison.subscribe, deviceComparison.read, () => none);
  return {
    chosen,
    has: (id: number) => chosen.some((one) => one.id === id),
    remove: (id: number) => deviceComparison.write(deviceComparison.read().filter((one) => one.id !== id)),
    clear: () => deviceComparison.write([]),
    /** Chooses a listing or takes it back. One too many changes nothing and says so. */
    toggle(listing: Chosen) {
      const before = deviceComparison.read();
      if (before.some((one) => one.id === listing.id)) {
        deviceComparison.write(before.filter((one) => one.id !== listing.id));
      } else if (before.length >= maxCompared) {
        const message = `You can compare ${maxCompared} listings. Take one off to compare another.`;
        void showToast({ kind: 'error', message });
      } else {
        deviceComparison.write([...before, listing]);
      }
    },
  };
}
