import type { PageData } from '../app/page-meta.ts';
import { CompleteResetForm } from '../features/auth/complete-reset-form.tsx';
import { RequestResetForm } from '../features/auth/request-reset-form.tsx';
import { useLinkToken } from '../components/use-link-token.ts';
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
