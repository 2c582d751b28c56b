import * as texts from '@africanscity/messages/accounts';
import { unlisted } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { LoginByLink } from '../features/accounts/login/login-by-link.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export const loader = unlisted(texts.logInWithLink);

export default function LoginLink() {
  return (
    <NarrowPage title={texts.logInWithLink()} lead={texts.whyLogInLink()}>
      <MailedLink>
        <LoginByLink />
      </MailedLink>
    </NarrowPage>
  );
}
