import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWanted } from './toast.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** The place where messages appear. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
