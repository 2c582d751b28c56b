import type { Visitor } from '@africanscity/contracts/rendered-page';
import { createContext, useContext } from 'react';
import { type Session, useSession } from '../../api/session.ts';
import { useHydrated } from '../loading/use-hydrated.ts';

/** The same value on the server and during hydration. */
export const VisitorContext = createContext<Visitor | undefined>(undefined);

/** Returns the server's user, until hydration. */
export function useVisitor(): Visitor | undefined {
  const visitor = useContext(VisitorContext);
  return useHydrated() ? undefined : visitor;
}

/** Returns the user of a form: the app's session, or before hydration the server's user. */
export function useMember(): Visitor | Session | null {
  const session = useSession();
  return useVisitor() ?? session;
}
