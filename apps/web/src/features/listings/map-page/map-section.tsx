import { Suspense, useState } from 'react';
import { useHydrated } from '../../../components/loading/use-hydrated.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FirstMap } from './first-map.tsx';
import classes from './listings-map.module.css';
import type { ListingsMapProps } from './listings-map.tsx';

const ListingsMap = lazyPart(() => import('./listings-map.tsx'));

/** The map's container: the server's drawing, until the interactive map has its markers. */
export function MapSection(props: Omit<ListingsMapProps, 'onReady'>) {
  const hydrated = useHydrated();
  const [ready, setReady] = useState(false);
  return (
    <div className={classes.frame}>
      {!ready && <FirstMap query={props.query} />}
      {hydrated && (
        <Suspense>
          <ListingsMap {...props} onReady={() => setReady(true)} />
        </Suspense>
      )}
    </div>
  );
}
