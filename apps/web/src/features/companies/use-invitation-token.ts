import { useEffect } from 'react';
import { safeSessionStorage } from '../../api/browser-storage.ts';
import { useLinkToken } from '../../components/use-link-token.ts';

const name = 'africanscity.invitation';

/**
 * The secret of a mailed invitation, kept in this tab while the visitor logs in: an address to come back to would
 * carry it to the server's log. Undefined until it is known, null when there is none.
 */
export function useInvitationToken(): string | null | undefined {
  const found = useLinkToken();
  useEffect(() => {
    if (found) safeSessionStorage.write(name, found);
  }, [found]);
  return found === null ? safeSessionStorage.read(name) : found;
}
