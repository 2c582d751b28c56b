import { verifyEmail } from '@africanscity/contracts/accounts/calls/users';
import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { useOnce } from '../../../api/use-once.ts';
import { paths } from '../../../app/paths.ts';
import { useLinkToken } from '../../../components/use-link-token.ts';

/** Confirms the email address by the secret of the link that led here. */
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
      <Alert color="red" role="alert" title="This did not work">
        {error?.message ?? 'The link is incomplete. Open it from the email again.'} You can ask for a new email on your
        profile.
      </Alert>
    );
  }
  return <Loader role="status" aria-label="Confirming" />;
}

/** What an account is for. The address was confirmed where the mail was opened, which may not be where somebody is logged in. */
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
          {session ? 'Look at properties' : 'Log in and look around'}
        </Button>
      </Group>
    </>
  );
}
