import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { listAddress } from '../list/list-query.ts';
import classes from './listings-map.module.css';
import type { ListingsMapProps } from './listings-map.tsx';

const ListingsMap = lazyPart(() => import('./listings-map.tsx'));

/** The place of the map. It is loaded when it is shown, and only browsers can show it. */
export function MapSection(props: ListingsMapProps) {
  const hydrated = useHydrated();
  const waiting = (
    <div className={classes.frame}>
      <p className={classes.noscript}>
        The map needs JavaScript; <Link to={listAddress(props.query, { view: undefined })}>the list</Link> shows the
        same without.
      </p>
    </div>
  );
  return hydrated ? (
    <Suspense fallback={waiting}>
      <ListingsMap {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
