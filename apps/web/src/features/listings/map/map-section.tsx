import { Suspense, useState } from 'react';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FirstMap } from './first-map.tsx';
import classes from './listings-map.module.css';
import type { ListingsMapProps } from './listings-map.tsx';

const ListingsMap = lazyPart(() => import('./listings-map.tsx'));

/** The place of the map: the server's drawing of it until the map itself, which only browsers can show, has its marks. */
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
