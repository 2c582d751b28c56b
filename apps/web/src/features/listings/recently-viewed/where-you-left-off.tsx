import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';
import { deviceSeen } from './device-seen.ts';
import { noteVisit } from './last-visit.ts';
import { ListingCard } from '../cards/listing-card.tsx';

// Lazy: only returning visitors need them.
const NewListings = lazyPart(() => import('./new-listings.tsx'), Nothing);
const RecentStrip = lazyPart(() => import('./recent-strip.tsx'), Nothing);

const none: number[] = [];
const never = () => () => undefined;
let since: number | null | undefined;

/** New and recently viewed listings for returning visitors. The history is stored on the device. */
export function WhereYouLeftOff() {
  const seen = useSyncExternalStore(deviceSeen.subscribe, deviceSeen.read, () => none);
  // Once per page load, so that the section stays while the visitor navigates back and forth.
  const away = useSyncExternalStore(
    never,
    () => (since = since === undefined ? noteVisit(Date.now()) : since),
    () => null,
  );
  return (
    <Suspense>
      {away !== null && <NewListings since={away} Card={ListingCard} />}
      {seen.length > 0 && <RecentStrip ids={seen} />}
    </Suspense>
  );
}
