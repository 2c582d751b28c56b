import type { OwnerContacts } from '@africanscity/contracts/listings/contacts';
import { showContacts } from '@africanscity/contracts/listings/calls/listings';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { useSession } from '../../api/session.ts';

/** The listing whose owner, or the agent whose contacts are read. */
export type ContactsOf = { propertyId: string } | { agentId: string };

/**
 * The contacts of an owner, for logged-in users. Fetched by `show` only, because views are limited; cached while the
 * tab is open.
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
