import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { logInByLink } from '@africanscity/contracts/administration/calls/users';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { showNotice } from '../../../components/notices/page-notice.ts';
import { ConfirmLink } from './confirm-link.tsx';
import { keepSession } from './log-in.ts';

/** Logs in with the secret of a log-in link. */
export function LoginByLink() {
  const call = useCall();
  const navigate = useNavigate();
  async function logIn(secret: string) {
    await keepSession(call, await call(logInByLink, { token: secret }));
    await navigate(paths.profile, { replace: true });
    showNotice({ message: texts.updateYourEmail() });
  }
  return (
    <ConfirmLink label={siteTexts.logIn()} act={logIn}>
      {texts.linkWorksOnce()}
    </ConfirmLink>
  );
}
