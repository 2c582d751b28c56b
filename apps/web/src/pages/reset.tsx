import type { PageData } from '../app/page-meta.ts';
import { useLinkToken } from '../components/use-link-token.ts';
import { CompleteResetForm } from '../features/accounts/login/complete-reset-form.tsx';
import { RequestResetForm } from '../features/accounts/login/request-reset-form.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: 'Reset your password', noIndex: true } };
}

/** Asks for the mail, or takes the new password when its link led here. */
export default function Reset() {
  const token = useLinkToken();
  return (
    <NarrowPage title={token ? 'Choose a new password' : 'Reset your password'}>
      {token ? <CompleteResetForm token={token} /> : <RequestResetForm />}
    </NarrowPage>
  );
}
