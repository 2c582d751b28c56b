import type { PageData } from '../app/page-meta.ts';
import { AccountPage } from '../components/account-page.tsx';
import { AccountParts } from '../features/accounts/profile/account-parts.tsx';
import { ChangePasswordForm } from '../features/accounts/profile/change-password-form.tsx';
import { Security } from '../features/accounts/security/security.tsx';
import { NewsletterChoice } from '../features/messages/newsletter/newsletter-choice.tsx';
import { Part, Parts } from '../ui/parts.tsx';

export function loader(): PageData {
  return { meta: { title: 'My Settings', noIndex: true } };
}

export default function Settings() {
  return (
    <AccountPage title="My Settings">
      <Parts>
        <Part title="Change Password">
          <ChangePasswordForm submitLabel="Save" />
        </Part>
        <Part title="Security">
          <Security />
        </Part>
        <Part title="Newsletter">
          <NewsletterChoice />
        </Part>
        <AccountParts />
      </Parts>
    </AccountPage>
  );
}
