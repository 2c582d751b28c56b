import { useEffect } from 'react';
import { safeSessionStorage } from '../../api/browser-storage.ts';
import { useLinkToken } from '../../components/emailed-links/use-link-token.ts';

const name = 'invitation';

/**
 * Returns the secret of an emailed invitation. It is stored in sessionStorage during log-in, because a return address
 * would leak it to the server's log. Undefined until it is read, null without one.
 */
export function useInvitationToken(): string | null | undefined {
  const found = useLinkToken();
  useEffect(() => {
    if (found) safeSessionStorage.write(name, found);
  }, [found]);
  return found === null ? safeSessionStorage.read(name) : found;
}
