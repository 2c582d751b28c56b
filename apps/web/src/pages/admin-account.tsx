import { Stack } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { DeleteAccount, ExportMyData } from '../features/accounts/profile/my-data.tsx';
import { Profile } from '../features/accounts/profile/profile.tsx';
import { Sessions } from '../features/accounts/profile/sessions.tsx';
import { Security } from '../features/accounts/security/security.tsx';
import { Panel } from '../ui/panel.tsx';

export function loader(): PageData {
  return { meta: { title: 'My account', noIndex: true } };
}

/** What the profile and the settings are to others: administrators do not reach those pages. */
export default function AdminAccount() {
  return (
    <AdminPage title="My account">
      <Stack gap="xl" maw={760}>
        <Profile />
        <Panel title="Security">
          <Security />
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
    </AdminPage>
  );
}
