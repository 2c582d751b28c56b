import * as texts from '@africanscity/messages/accounts';
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
    showNotice({ message: texts.emailRestored() });
  }
  return (
    <ConfirmLink label={texts.undoChange()} act={undo}>
      {texts.undoEmailText()}
    </ConfirmLink>
  );
}
