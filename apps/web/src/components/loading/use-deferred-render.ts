import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/**
 * Returns whether to render the content below the first screen. After a link within the site it is deferred until the
 * first paint, so that slow phones show the first screen sooner. On server-rendered pages, on back navigation and for
 * addresses with a hash it renders at once.
 */
export function useDeferredRender(): boolean {
  const byLink = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const inApp = useHydrated();
  const [shown, setShown] = useState(!inApp || !byLink || hash !== '');
  useEffect(() => {
    if (shown) return;
    let later: ReturnType<typeof setTimeout>;
    // The timer fires after the frame that paints the first screen.
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
