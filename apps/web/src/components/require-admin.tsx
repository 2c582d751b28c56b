import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { RequireSession } from './require-session.tsx';

/** Shows its content to administrators, and sends everybody else home. What they may do, the server decides. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const session = useSession();
  return <RequireSession>{session?.role === 'ADMIN' ? children : <Navigate to="/" replace />}</RequireSession>;
}
