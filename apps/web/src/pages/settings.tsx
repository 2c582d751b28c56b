import { Container, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PageData } from '../app/page-meta.ts';
import { RequireSession } from '../components/require-session.tsx';
import { NewsletterChoice } from '../features/newsletter/newsletter-choice.tsx';
import { ChangePasswordForm } from '../features/users/change-password-form.tsx';
import { DeleteAccount, ExportMyData } from '../features/users/my-data.tsx';
import { Sessions } from '../features/users/sessions.tsx';

export function loader(): PageData {
  return { meta: { title: 'My Settings', noIndex: true } };
}

export default function Settings() {
  return (
    <Container size={760} py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2" mb="lg">
        My Settings
      </Title>
      <RequireSession>
        <Stack gap="xl">
          <Section title="Change Password">
            <ChangePasswordForm submitLabel="Save" />
          </Section>
          <Section title="Newsletter">
            <NewsletterChoice />
          </Section>
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
      </RequireSession>
    </Container>
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
