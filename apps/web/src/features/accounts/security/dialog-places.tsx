import { Suspense, useSyncExternalStore } from 'react';
import { confirmation } from '../../../components/confirmation.ts';
import { logInAgain } from '../../../components/log-in-again.ts';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';

const ConfirmationDialog = lazyPart(
  async () => ({ default: (await import('./confirmation-dialog.tsx')).ConfirmationDialog }),
  Nothing,
);
const LogInAgainDialog = lazyPart(
  async () => ({ default: (await import('../login/log-in-again-dialog.tsx')).LogInAgainDialog }),
  Nothing,
);

/** Where calls ask their user to log in again, or to confirm that they are themselves. Every layout has it once. */
export function DialogPlaces() {
  const confirms = useSyncExternalStore(confirmation.subscribe, confirmation.isWanted, () => false);
  const logsIn = useSyncExternalStore(logInAgain.subscribe, logInAgain.isWanted, () => false);
  return (
    <Suspense>
      {confirms && !logsIn && <ConfirmationDialog />}
      {logsIn && <LogInAgainDialog />}
    </Suspense>
  );
}
