import { loggedInUser } from '@africanscity/contracts/auth';
import { getContacts } from '@africanscity/contracts/users';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { Panel } from '../../ui/panel.tsx';
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
  if (!user.data || !contacts.data)
    return <Skeleton height={480} radius="lg" role="status" aria-label="Loading your profile" />;
  return (
    <Stack gap="xl">
      <VerificationNotice user={user.data} />
      <Panel title="Personal Information" lead="All the details are mandatory.">
        <ProfileForm key={user.data.updatedAt} user={user.data} />
      </Panel>
      <Panel title="More ways to reach you">
        <ContactsForm key={JSON.stringify(contacts.data)} contacts={contacts.data} />
      </Panel>
      <Panel title="Change Password">
        <ChangePasswordForm submitLabel="Update Password" />
      </Panel>
    </Stack>
  );
}
