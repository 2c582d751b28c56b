import type { PageData } from '../app/page-meta.ts';
import { VerifyEmail } from '../features/accounts/login/verify-email.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: 'Confirm your email', noIndex: true } };
}

export default function VerifyEmailPage() {
  return (
    <NarrowPage title="Confirm your email">
      <VerifyEmail />
    </NarrowPage>
  );
}
