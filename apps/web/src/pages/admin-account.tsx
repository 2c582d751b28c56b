import { Stack } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { Security } from '../features/security/security.tsx';
import { DeleteAccount, ExportMyData } from '../features/users/my-data.tsx';
import { Profile } from '../features/users/profile.tsx';
import { Sessions } from '../features/users/sessions.tsx';
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
