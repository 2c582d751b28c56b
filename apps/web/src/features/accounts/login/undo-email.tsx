import { undoEmailChange } from '@africanscity/contracts/accounts/calls/users';
import { useNavigate } from 'react-router-dom';
import { clearSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { showNotice } from '../../../components/notices/page-notice.ts';
import { ConfirmLink } from './confirm-link.tsx';

/** Undoes a change of the email address with the secret of an emailed link, then opens the password form. */
export function UndoEmail() {
  const call = useCall();
  const navigate = useNavigate();
  async function undo(secret: string) {
    const { resetToken } = await call(undoEmailChange, { token: secret });
    const next = `${paths.reset}#token=${resetToken}`;
    // The server ended the sessions. Clears this browser's session so that the next page does not use it.
    clearSession(next);
    await navigate(next, { replace: true });
    showNotice({ message: 'Your account has this email address again. Choose a new password.' });
  }
  return (
    <ConfirmLink label="Undo the change" act={undo}>
      Your account gets back the address of this email. All devices are logged out, and you choose a new password,
      because whoever changed the address knew your current one.
    </ConfirmLink>
  );
}
