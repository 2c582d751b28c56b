import * as texts from '@africanscity/messages/accounts';
import { verifyEmail } from '@africanscity/contracts/accounts/calls/users';
import type { FormAction } from '../app/form-action.ts';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { secretOf } from '../components/emailed-links/link-secret.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { VerifyEmail } from '../features/accounts/login/verify-email.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export const loader = unlisted(texts.confirmYourEmail);

export const action: FormAction = async ({ call, fields, url }) => {
  const { alreadyConfirmed } = await call(verifyEmail, { token: secretOf(fields.token ?? '') });
  return `${url.pathname}?done=${alreadyConfirmed ? 'already' : '1'}`;
};

export default function VerifyEmailPage() {
  return (
    <NarrowPage title={texts.confirmYourEmail()}>
      <MailedLink
        plain={{
          label: texts.confirmMyAddress(),
          done: texts.emailConfirmed(),
          already: texts.emailAlreadyConfirmed(),
          next: { to: paths.login(paths.properties()), label: texts.logInAndBrowse() },
        }}
      >
        <VerifyEmail />
      </MailedLink>
    </NarrowPage>
  );
}
