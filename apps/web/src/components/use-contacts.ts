import type { OwnerContacts } from '@africanscity/contracts/listings/contacts';
import { showContacts } from '@africanscity/contracts/listings/calls/listings';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../api/query-client.ts';
import { useSession } from '../api/session.ts';

/** Whose contacts: of a listing's owner, or of an agent. */
export type ContactsOf = { propertyId: string } | { agentId: string };

/**
 * How to reach an owner, for people who are logged in. Asked for by `show` alone, since it counts; what came stays
 * for as long as the tab is open, as the same owner again is free.
 */
export function useContacts(of: ContactsOf) {
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    ...operation(showContacts, of),
    enabled: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const shown: OwnerContacts | undefined = session ? data : undefined;
  return { session, shown, error, loading: isFetching, show: () => void refetch() };
}
