import { loggedInUser } from '@africanscity/contracts/auth';
import { getContacts } from '@africanscity/contracts/users';
import { Alert, Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ContactsForm } from './contacts-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { VerificationNotice } from './verification-notice.tsx';

/** Personal information, further contacts, and the password. */
export function Profile() {
  const user = useQuery({ ...operation(loggedInUser, {}), staleTime: 0 });
  const contacts = useQuery({ ...operation(getContacts, {}), staleTime: 0 });
  const error = user.error ?? contacts.error;
  if (error) {
    return (
      <Alert color="red" role="alert" title="Your profile could not be loaded">
        {error.message}{' '}
        <Button onClick={() => void Promise.all([user.refetch(), contacts.refetch()])}>Try again</Button>
      </Alert>
    );
  }
  if (!user.data || !contacts.data) return <Skeleton height={480} radius="lg" aria-label="Loading your profile" />;
  return (
    <Stack gap="xl">
      <VerificationNotice user={user.data} />
      <Section title="Personal Information" lead="All the details are mandatory.">
        <ProfileForm key={user.data.updatedAt} user={user.data} />
      </Section>
      <Section title="More ways to reach you">
        <ContactsForm key={JSON.stringify(contacts.data)} contacts={contacts.data} />
      </Section>
      <Section title="Change Password">
        <ChangePasswordForm submitLabel="Update Password" />
      </Section>
    </Stack>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: React.ReactNode }) {
  return (
    <Paper withBorder shadow="sm" p={{ base: 'md', sm: 'xl' }} component="section" aria-label={title}>
      <Title order={2} size="h3" mb={lead ? 4 : 'md'}>
        {title}
      </Title>
      {lead && (
        <Text c="dimmed" size="sm" mb="md">
          {lead}
        </Text>
      )}
      {children}
    </Paper>
  );
}
