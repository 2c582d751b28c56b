import { logInByLink } from '@africanscity/contracts/administration/calls/users';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { showToast } from '../../../components/toast.ts';
import { ConfirmLink } from './confirm-link.tsx';
import { keepSession } from './log-in.ts';

/** Logs in by the secret of the link that led here. */
export function LoginByLink() {
  const call = useCall();
  const navigate = useNavigate();
  async function logIn(secret: string) {
    await keepSession(call, await call(logInByLink, { token: secret }));
    void showToast({ kind: 'success', message: 'You are logged in. Enter an email address that reaches you.' });
    await navigate(paths.profile, { replace: true });
  }
  return (
    <ConfirmLink label="Log in" act={logIn}>
      The link works once. You will stay logged in on this device until you log off or your session ends.
    </ConfirmLink>
  );
}
