import { undoEmailChange } from '@africanscity/contracts/accounts/calls/users';
import { useNavigate } from 'react-router-dom';
import { clearSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { showNotice } from '../../../components/page-notice.ts';
import { ConfirmLink } from './confirm-link.tsx';

/** Undoes a change of the email address by the secret of the mailed link, and goes on to a new password. */
export function UndoEmail() {
  const call = useCall();
  const navigate = useNavigate();
  async function undo(secret: string) {
    const { resetToken } = await call(undoEmailChange, { token: secret });
    const next = `${paths.reset}#token=${resetToken}`;
    // A session that this browser has is over, and would be missed on the next page.
    clearSession(next);
    await navigate(next, { replace: true });
    showNotice({ message: 'Your account has this email address again. Choose a new password.' });
  }
  return (
    <ConfirmLink label="Undo the change" act={undo}>
      Your account gets the address back to which we mailed you. Everybody is logged off, and you choose a new password,
      since whoever changed the address knew the present one.
    </ConfirmLink>
  );
}
