import * as texts from '@africanscity/messages/accounts';
import type { PageData } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { LoginByLink } from '../features/accounts/login/login-by-link.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: texts.logInWithLink(), noIndex: true } };
}

export default function LoginLink() {
  return (
    <NarrowPage title={texts.logInWithLink()} lead={texts.whyLogInLink()}>
      <MailedLink>
        <LoginByLink />
      </MailedLink>
    </NarrowPage>
  );
}
