import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/**
 * Whether a page shows what stands below its first screen. To whoever has come by a link within the site it does so once
 * the first screen is painted, which slow phones then show sooner; on a page from the server, on the way back, and where
 * the address names a place within the page, from the beginning.
 */
export function useBelowFold(): boolean {
  const byLink = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const inApp = useHydrated();
  const [shown, setShown] = useState(!inApp || !byLink || hash !== '');
  useEffect(() => {
    if (shown) return;
    let later: ReturnType<typeof setTimeout>;
    // The frame that shows the first screen begins with this; what follows comes after it.
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [shown]);
  return shown;
}
