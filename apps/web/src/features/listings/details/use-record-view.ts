import { recordPropertyView } from '@africanscity/contracts/listings/calls/listings';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { rememberSeen } from '../recently-viewed/device-seen.ts';
import { rememberPlace } from '../recently-viewed/recent-places.ts';
import { placeOfListing } from './place-of-listing.ts';

/**
 * Counts a view when a listing opens in a browser, and stores the listing and its place as recent. Failures are ignored.
 * If the document's `on-demand.js` has counted its view before the app loaded, only later listings are counted.
 */
export function useRecordView(listing: Listing): void {
  const { id } = listing;
  const call = useCall();
  const recorded = useRef<number>(undefined);
  useEffect(() => {
    if (recorded.current === id) return;
    recorded.current = id;
    rememberSeen(id);
    const place = placeOfListing(listing);
    if (place) rememberPlace(place);
    const { dataset } = document.documentElement;
    const isCounted = dataset.viewCounted !== undefined;
    delete dataset.viewCounted;
    if (isCounted) return;
    call(recordPropertyView, { propertyId: String(id) }).catch(() => undefined);
  }, [call, id, listing]);
}
