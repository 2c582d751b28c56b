import { logoff } from '@africanscity/contracts/accounts/calls/login';
import { useCall } from '../../api/use-call.ts';
import { clearSession } from '../../api/session.ts';
import { forgetKeptValues } from '../../components/forms/kept-storage.ts';

/** Ends the session on the server and in the browser. In the browser it ends even if the server cannot be reached. */
export function useLogOff(): () => void {
  const call = useCall();
  return () =>
    void call(logoff, {})
      .catch(() => undefined)
      .finally(() => {
        forgetKeptValues();
        clearSession();
      });
}
