import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';
import { deviceSeen } from './device-seen.ts';
import { noteVisit } from './last-visit.ts';
import { ListingCard } from '../list/listing-card.tsx';

// For those who come back: their scripts are not among the first.
const NewListings = lazyPart(() => import('./new-listings.tsx'), Nothing);
const RecentStrip = lazyPart(() => import('./recent-strip.tsx'), Nothing);

const none: number[] = [];
const never = () => () => undefined;
let since: number | null | undefined;

/** What came since somebody was last here, and what they looked at. Kept on the device; nothing on a first visit. */
export function WhereYouLeftOff() {
  const seen = useSyncExternalStore(deviceSeen.subscribe, deviceSeen.read, () => none);
  // Once a page load: what is new stays in place while its reader goes to and fro.
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
