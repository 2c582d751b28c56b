import { createContext, useContext } from 'react';
import { type Session, useSession } from '../api/session.ts';
import { useHydrated } from './use-hydrated.ts';

/** Who logged in by a form without scripts: pages are rendered for them, and the app does not know them. */
export interface Visitor {
  fullName: string;
}

/** The same on the server and for the first paint in the browser. */
export const VisitorContext = createContext<Visitor | undefined>(undefined);

/** Whom the server knows, until the app is there. */
export function useVisitor(): Visitor | undefined {
  const visitor = useContext(VisitorContext);
  return useHydrated() ? undefined : visitor;
}

/** Whose name a form goes under: of whom the app knows, and before it is there, of whom the server knows. */
export function useMember(): Visitor | Session | null {
  const session = useSession();
  return useVisitor() ?? session;
}
