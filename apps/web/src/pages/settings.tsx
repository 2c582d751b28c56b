import type { PageData } from '../app/page-meta.ts';
import { AccountPage } from '../components/account-page.tsx';
import { ChangePasswordForm } from '../features/accounts/profile/change-password-form.tsx';
import { DeleteAccount, ExportMyData } from '../features/accounts/profile/my-data.tsx';
import { Sessions } from '../features/accounts/profile/sessions.tsx';
import { ConfirmationPlace } from '../features/accounts/security/confirmation-place.tsx';
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
        <Part title="Where you are logged in">
          <Sessions />
        </Part>
        <Part title="Your data">
          <ExportMyData />
        </Part>
        <Part title="Delete account">
          <DeleteAccount />
        </Part>
      </Parts>
      <ConfirmationPlace />
    </AccountPage>
  );
}
