import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx';
import { toastsWanted } from './toast.ts';

const ToastList = lazyPart(async () => ({ default: (await import('./toast-list.tsx')).ToastList }), Nothing);

/** The region for toasts. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
