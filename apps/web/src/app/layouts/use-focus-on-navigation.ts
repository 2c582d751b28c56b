import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { moveFocus } from '../../components/navigation/move-focus.ts';

/** Moves the focus to the new page after a navigation, so that screen readers start there. */
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
