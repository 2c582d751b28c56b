import { Stack } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { AccountPage } from '../components/account-page.tsx';
import { ChangePasswordForm } from '../features/accounts/profile/change-password-form.tsx';
import { DeleteAccount, ExportMyData } from '../features/accounts/profile/my-data.tsx';
import { Sessions } from '../features/accounts/profile/sessions.tsx';
import { ConfirmationPlace } from '../features/accounts/security/confirmation-place.tsx';
import { Security } from '../features/accounts/security/security.tsx';
import { NewsletterChoice } from '../features/messages/newsletter/newsletter-choice.tsx';
import { Panel } from '../ui/panel.tsx';

export function loader(): PageData {
  return { meta: { title: 'My Settings', noIndex: true } };
}

export default function Settings() {
  return (
    <AccountPage title="My Settings" size={760}>
      <Stack gap="xl">
        <Panel title="Change Password">
          <ChangePasswordForm submitLabel="Save" />
        </Panel>
        <Panel title="Security">
          <Security />
        </Panel>
        <Panel title="Newsletter">
          <NewsletterChoice />
        </Panel>
        <Panel title="Where you are logged in">
          <Sessions />
        </Panel>
        <Panel title="Your data">
          <ExportMyData />
        </Panel>
        <Panel title="Delete account">
          <DeleteAccount />
        </Panel>
      </Stack>
      <ConfirmationPlace />
    </AccountPage>
  );
}
