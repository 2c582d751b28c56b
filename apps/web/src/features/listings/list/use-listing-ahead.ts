import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import { getPriceEstimate } from '@africanscity/contracts/requests/calls/evaluations';
import { QueryClientContext } from '@tanstack/react-query';
import { type FocusEvent, type PointerEvent, use, useEffect } from 'react';
import { operation } from '../../../api/query-client.ts';
import { afterPaint } from '../../../components/after-paint.ts';
import { pageAhead, sparesData } from '../../../components/page-ahead.ts';
import { useSaveData } from '../../../components/save-data.tsx';

/** How long a mouse rests on a card that is meant, in milliseconds. */
const rest = 80;

/**
 * Fetches the page of a listing before it is gone to: its scripts with the first finger or mouse that comes to a card,
 * for a scroll as well, since all listings share them; its data with what means this one. Who saves data gets both with the
 * tap itself.
 */
export function useListingAhead({ id, path }: { id: number; path: string }) {
  // The server writes cards by themselves, without any; nobody taps them there.
  const queryClient = use(QueryClientContext);
  const saveData = useSaveData();

  /** Scripts and data in the same moment. What is there already, or on its way, is not asked for again. */
  const fetchNow = () => {
    pageAhead.fetch(path);
    void queryClient?.prefetchQuery(operation(getPropertiesById, { id: String(id), contacts: 'false' }));
    void queryClient?.prefetchQuery(operation(getPriceEstimate, { id: String(id) }));
  };
  const fetchAhead = (target: EventTarget, means: boolean) => {
    if (saveData || sparesData()) return;
    // A heart or an arrow on the card leads nowhere.
    if (means && (target as Element).closest('a')) fetchNow();
    else pageAhead.fetch(path);
  };
  return {
    fetchNow,
    handlers: {
      // A finger may be about to scroll.
      onPointerDown: ({ pointerType, target }: PointerEvent) => fetchAhead(target, pointerType === 'mouse'),
      // A finger brings the focus too, and the tap is answered first.
      onFocus: ({ target }: FocusEvent) => afterPaint(() => fetchAhead(target, true)),
      onPointerOver: ({ pointerType, target, currentTarget }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        setTimeout(() => currentTarget.matches(':hover') && fetchAhead(target, true), rest);
      },
    },
  };
}

/**
 * Fetches the scripts of listings once a list of them has all that it shows: whoever looks at one mostly opens one, and
 * from then on a tap asks for data alone. Not for who saves data.
 */
export function useListingScripts(path: string | undefined): void {
  const saveData = useSaveData();
  const wanted = path !== undefined && !saveData;
  useEffect(() => {
    if (!wanted || sparesData()) return;
    const fetchScripts = () => pageAhead.fetch(path);
    if (document.readyState === 'complete') return whenIdle(fetchScripts);
    let stop = () => {};
    const onLoad = () => {
      stop = whenIdle(fetchScripts);
    };
    window.addEventListener('load', onLoad, { once: true });
    return () => {
      window.removeEventListener('load', onLoad);
      stop();
    };
    // All listings share them, so that it does not matter which.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [wanted]);
}

/** When the browser has nothing else to do; some do not say so. Answers what calls it off. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(work, { timeout: 3000 });
  return () => window.cancelIdleCallback(asked);
}
