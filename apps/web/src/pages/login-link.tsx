import type { PageData } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { LoginByLink } from '../features/accounts/login/login-by-link.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: 'Log in with a link', noIndex: true } };
}

export default function LoginLink() {
  return (
    <NarrowPage title="Log in with a link" lead="Our team gave you this link because email doesn’t reach you.">
      <MailedLink>
        <LoginByLink />
      </MailedLink>
    </NarrowPage>
  );
}
