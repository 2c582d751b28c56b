import { useMemo } from 'react';
import { type Location, useNavigation } from 'react-router-dom';
import { sitePath } from '../../ui/local-path.ts';

/** Returns the location of the pending navigation, if any, as `useLocation` names it: without the prefix of the language. */
export function usePendingLocation(): Location | undefined {
  const { location } = useNavigation();
  return useMemo(() => location && { ...location, pathname: sitePath(location.pathname) }, [location]);
}
