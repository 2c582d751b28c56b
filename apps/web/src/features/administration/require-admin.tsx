import * as texts from '@africanscity/messages/administration';
import { Center, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { NoScripts } from '../../components/notices/no-scripts.tsx';
import { useHydrated } from '../../components/loading/use-hydrated.ts';

/** Shows its content to administrators and redirects all others to the home page. The server checks the permissions. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const session = useSession();
  const hydrated = useHydrated();
  if (session?.role === 'ADMIN') return children;
  // The server does not know the session, so the check waits for hydration.
  if (hydrated) return <Navigate to="/" replace />;
  return (
    <Center mih="50vh" px="md">
      <NoScripts>{texts.administrationNeedsScripts()}</NoScripts>
      <Loader className="scripted" role="status" aria-label={texts.loading()} />
    </Center>
  );
}
