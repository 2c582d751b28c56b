import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { DeleteAccount, ExportMyData } from '../features/users/my-data.tsx';
import { Profile } from '../features/users/profile.tsx';
import { Sessions } from '../features/users/sessions.tsx';

export function loader(): PageData {
  return { meta: { title: 'My account', noIndex: true } };
}

/** What the profile and the settings are to others: administrators do not reach those pages. */
export default function AdminAccount() {
  return (
    <AdminPage title="My account">
      <Stack gap="xl" maw={760}>
        <Profile />
        <Section title="Where you are logged in">
          <Sessions />
        </Section>
        <Section title="Your data">
          <ExportMyData />
        </Section>
        <Section title="Delete account">
          <DeleteAccount />
        </Section>
      </Stack>
    </AdminPage>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder shadow="sm" p={{ base: 'md', sm: 'xl' }} component="section" aria-label={title}>
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
