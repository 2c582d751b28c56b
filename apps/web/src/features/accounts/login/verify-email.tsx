import { verifyEmail } from '@africanscity/contracts/accounts/calls/users';
import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { useOnce } from '../../../api/use-once.ts';
import { paths } from '../../../app/paths.ts';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';

/** Confirms the email address with the secret of an emailed link. */
export function VerifyEmail() {
  const call = useCall();
  const token = useLinkToken();
  const { data, error } = useOnce('verifyEmail', token, (secret) => call(verifyEmail, { token: secret }));
  if (data) {
    return (
      <Stack>
        <Alert color="teal" role="status" title={data.alreadyConfirmed ? 'Already confirmed' : 'Thank you'}>
          {data.alreadyConfirmed ? 'Your email address is already confirmed.' : 'Your email address is confirmed.'}
        </Alert>
        <NextSteps />
      </Stack>
    );
  }
  if (error || token === null) {
    return (
      <Alert color="red" role="alert" title="That didn’t work">
        {error?.message ?? 'The link is incomplete. Open it from the email again.'} You can ask for a new email on your
        profile.
      </Alert>
    );
  }
  return <Loader role="status" aria-label="Confirming" />;
}

/** Next steps for a new account. The user may not be logged in on the device that opened the email. */
function NextSteps() {
  const session = useSession();
  const list = paths.uploadListing();
  return (
    <>
      <Text>
        {session
          ? 'You can now contact owners and list your property.'
          : 'Log in to contact owners and list your property.'}
      </Text>
      <Group>
        <Button component={Link} to={session ? list : paths.login(list)} size="md">
          {session ? 'List a property' : 'Log in and list a property'}
        </Button>
        <Button
          component={Link}
          to={session ? paths.properties() : paths.login(paths.properties())}
          size="md"
          variant="default"
        >
          {session ? 'Browse properties' : 'Log in and browse'}
        </Button>
      </Group>
    </>
  );
}
