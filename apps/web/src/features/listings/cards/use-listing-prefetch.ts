import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import { getPriceEstimate } from '@africanscity/contracts/requests/calls/evaluations';
import { QueryClientContext } from '@tanstack/react-query';
import { type FocusEvent, type PointerEvent, use } from 'react';
import { operation } from '../../../api/query-client.ts';
import { afterPaint } from '../../../components/loading/after-paint.ts';
import { pagePrefetch, prefersReducedData } from '../../../components/loading/page-prefetch.ts';
import { useSaveData } from '../../../components/visitor/save-data.tsx';

/** How long the mouse must hover over a card before its data is prefetched, in milliseconds. */
const hoverDelay = 80;

/**
 * Prefetches the page of a listing: its scripts on the first touch or hover of a card, even a touch that scrolls, since
 * all listings share them; its data on hover and focus. For visitors who save data, both are fetched on click only.
 */
export function useListingPrefetch({ id, path }: { id: number; path: string }) {
  // The server renders cards without a query client.
  const queryClient = use(QueryClientContext);
  const saveData = useSaveData();

  /** Fetches scripts and data in parallel. Cached or pending requests are not repeated. */
  const fetchNow = () => {
    pagePrefetch.fetch(path);
    void queryClient?.prefetchQuery(operation(getPropertiesById, { id: String(id), contacts: 'false' }));
    void queryClient?.prefetchQuery(operation(getPriceEstimate, { id: String(id) }));
  };
  const prefetch = (target: EventTarget, withData: boolean) => {
    if (saveData || prefersReducedData()) return;
    // The card's favourite button and its arrows are not links.
    if (withData && (target as Element).closest('a')) fetchNow();
    else pagePrefetch.fetch(path);
  };
  return {
    fetchNow,
    handlers: {
      // A touch may begin a scroll, so it prefetches scripts only.
      onPointerDown: ({ pointerType, target }: PointerEvent) => prefetch(target, pointerType === 'mouse'),
      // A touch focuses too. The response to the click is painted first.
      onFocus: ({ target }: FocusEvent) => afterPaint(() => prefetch(target, true)),
      onPointerOver: ({ pointerType, target, currentTarget }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        setTimeout(() => currentTarget.matches(':hover') && prefetch(target, true), hoverDelay);
      },
    },
  };
}
