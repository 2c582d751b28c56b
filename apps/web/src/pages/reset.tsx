import * as texts from '@africanscity/messages/accounts';
import { completePasswordReset, requestPasswordReset } from '@africanscity/contracts/accounts/calls/users';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormAction } from '../app/form-action.ts';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { secretOf } from '../components/emailed-links/link-secret.ts';
import { useLinkToken } from '../components/emailed-links/use-link-token.ts';
import { CompleteResetForm } from '../features/accounts/login/complete-reset-form.tsx';
import { RequestResetForm } from '../features/accounts/login/request-reset-form.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export const loader = unlisted(texts.resetYourPassword);

export const action: FormAction = async ({ call, fields, url }) => {
  const { token = '', password = '', email = '' } = fields;
  if (!url.searchParams.has('link')) {
    await call(requestPasswordReset, { email });
    return `${paths.reset}?sent=1`;
  }
  await call(completePasswordReset, { token: secretOf(token), password });
  return `${paths.login()}?reset=1`;
};

/** Requests the reset email, or sets the new password when an emailed link opened the page. */
export default function Reset() {
  const token = useLinkToken() ?? null;
  const [query] = useSearchParams();
  const [isAgain, setAgain] = useState(false);
  const chooses = !isAgain && (token !== null || query.has('link'));
  return (
    <NarrowPage title={chooses ? texts.chooseNewPassword() : texts.resetYourPassword()}>
      {chooses ? (
        <CompleteResetForm key={token} token={token} onNewLink={() => setAgain(true)} />
      ) : (
        <RequestResetForm />
      )}
    </NarrowPage>
  );
}
