import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { moveFocus } from '../../components/move-focus.ts';

/** Moves the focus to the page when another one is shown, so that screen readers begin there and not in the old page's link. */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) moveFocus(main.current);
    shown.current = pathname;
  }, [pathname]);
  return main;
}
