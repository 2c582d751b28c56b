import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { confirmation } from '../../../components/confirmation.ts';
import { logInAgain } from '../../../components/log-in-again.ts';
import type { Prompt } from '../../../components/prompt.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const ConfirmationDialog = lazyPart(
  async () => ({ default: (await import('./confirmation-dialog.tsx')).ConfirmationDialog }),
  () => <Unanswered prompt={confirmation} />,
);
const LogInAgainDialog = lazyPart(
  async () => ({ default: (await import('../login/log-in-again-dialog.tsx')).LogInAgainDialog }),
  () => <Unanswered prompt={logInAgain} />,
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

/** In place of a dialog whose script does not arrive: its call fails with a message instead of waiting for ever. */
function Unanswered({ prompt }: { prompt: Prompt }) {
  useEffect(() => prompt.settle(false), [prompt]);
  return null;
}
