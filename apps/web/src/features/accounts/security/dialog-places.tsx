import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { watchUse } from '../../../components/dialogs/last-used.ts';
import { confirmation } from './confirmation.ts';
import { logInAgain } from './log-in-again.ts';
import type { Prompt } from './prompt.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const ConfirmationDialog = lazyPart(
  () => import('./confirmation-dialog.tsx'),
  () => <Unanswered prompt={confirmation} />,
);
const LogInAgainDialog = lazyPart(
  () => import('../login/log-in-again-dialog.tsx'),
  () => <Unanswered prompt={logInAgain} />,
);

/** The dialogs in which API calls ask users to log in again or to confirm their identity. Each layout has one. */
export function DialogPlaces() {
  const confirms = useSyncExternalStore(confirmation.subscribe, confirmation.isWanted, () => false);
  const logsIn = useSyncExternalStore(logInAgain.subscribe, logInAgain.isWanted, () => false);
  // The dialogs return the focus to the control whose call opened them.
  useEffect(watchUse, []);
  return (
    <Suspense>
      {confirms && !logsIn && <ConfirmationDialog />}
      {logsIn && <LogInAgainDialog />}
    </Suspense>
  );
}

/** Replaces a dialog whose script failed, so that its call fails with a message instead of waiting forever. */
function Unanswered({ prompt }: { prompt: Prompt }) {
  useEffect(() => prompt.settle(false), [prompt]);
  return null;
}
