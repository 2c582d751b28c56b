import { Suspense, useSyncExternalStore } from 'react';
import { confirmation } from '../../../components/confirmation.ts';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';

const ConfirmationDialog = lazyPart(
  async () => ({ default: (await import('./confirmation-dialog.tsx')).ConfirmationDialog }),
  Nothing,
);

/** Where one is asked to confirm to be oneself, before what cannot be undone. */
export function ConfirmationPlace() {
  const wanted = useSyncExternalStore(confirmation.subscribe, confirmation.isWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <ConfirmationDialog />
    </Suspense>
  );
}
