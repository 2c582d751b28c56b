import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { Center, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { NoScripts } from '../../../components/notices/no-scripts.tsx';
import { useHydrated } from '../../../components/loading/use-hydrated.ts';

/** Shows its content to logged-in users and redirects all others to the login page and back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  if (session) return children;
  // The server does not know the session, so the check waits for hydration.
  if (hydrated) return <Navigate to={paths.login(pathname + search + hash)} replace />;
  return (
    <Center mih="50vh" px="md">
      <NoScripts>{texts.areaNeedsScripts()}</NoScripts>
      <Loader className="scripted" role="status" aria-label={siteTexts.loading()} />
    </Center>
  );
}
