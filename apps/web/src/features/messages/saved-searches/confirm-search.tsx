import { confirmSearchByEmail } from '@africanscity/contracts/messages/calls/saved-searches';
import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';

/** Confirms a saved search by an emailed link. It takes a click, because mail scanners open links too. */
export function ConfirmSearch() {
  const call = useCall();
  const token = useLinkToken();
  const confirm = useMutation({ mutationFn: () => call(confirmSearchByEmail, { token: token ?? '' }) });
  if (confirm.isSuccess) {
    const { name, alreadyConfirmed } = confirm.data;
    return (
      <Alert color="teal" role="status" title={alreadyConfirmed ? 'Search already saved' : 'Search saved'}>
        We email you new listings for “<bdi>{name}</bdi>”. Each email has a link to unsubscribe.
      </Alert>
    );
  }
  if (confirm.isError || token === null) {
    return (
      <Alert color="red" role="alert" title="That didn’t work">
        {confirm.error?.message ?? 'The link is incomplete. Open it from the email again.'} You can save the search
        again from the{' '}
        <Anchor component={Link} to={paths.properties()}>
          list of homes
        </Anchor>
        .
      </Alert>
    );
  }
  return (
    <Stack>
      <Text>Shall we email you new listings for this search?</Text>
      <Button size="md" loading={confirm.isPending} disabled={!token} onClick={() => confirm.mutate()}>
        Yes, email me new listings
      </Button>
    </Stack>
  );
}
