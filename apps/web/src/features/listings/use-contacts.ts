import { getPropertiesById, type Listing } from '@africanscity/contracts/listings';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { operation } from '../../api/query-client.ts';

/**
 * How to reach the owner, for people who are logged in. The page was rendered for an anonymous visitor,
 * so the listing is asked for once more with the session, unless it came with it already.
 */
export function useContacts(listing: Listing) {
  const session = useSession();
  const known = listing.contacts !== undefined;
  const asked = operation(getPropertiesById, { id: String(listing.id) });
  const own = useQuery({
    ...asked,
    queryKey: [asked.queryKey[0], { ...asked.queryKey[1], withContacts: true }] as unknown as typeof asked.queryKey,
    enabled: session !== null && !known,
  });
  return {
    session,
    detailed: session && (known ? listing : own.data),
    error: own.error,
    retry: () => void own.refetch(),
  };
}
