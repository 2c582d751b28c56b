import { acceptInvitation, openInvitation } from '@africanscity/contracts/companies/calls/team';
import { Alert, Button, Checkbox, Loader, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { useInvitationToken } from './use-invitation-token.ts';

/** Accepts an emailed invitation to a company. */
export function JoinCompany() {
  const call = useCall();
  const session = useSession();
  const token = useInvitationToken();
  const [bring, setBring] = useState(true);
  const { data, error } = useQuery({
    queryKey: ['openInvitation', token],
    queryFn: () => call(openInvitation, { token: token as string }),
    enabled: Boolean(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const joining = useMutation({
    mutationFn: () => call(acceptInvitation, { token: token as string, bringListings: bring ? 'true' : 'false' }),
  });
  const failure = joining.error ?? error;
  if (failure || token === null) {
    return (
      <Alert color="red" role="alert" title="That didn’t work">
        {failure?.message ?? 'The link is incomplete. Open it from the email again.'}
      </Alert>
    );
  }
  if (!data) return <Loader role="status" aria-label="Loading the invitation" />;
  if (data.accepted && !joining.isSuccess) {
    return (
      <Alert color="teal" role="status" title="This invitation has already been accepted">
        <Button component={Link} to={paths.company({ id: data.id })} mt="sm" h={44}>
          See {data.name}
        </Button>
      </Alert>
    );
  }
  if (joining.isSuccess) {
    return (
      <Alert
        color="teal"
        role="status"
        title={joining.data.alreadyConfirmed ? `You already belong to ${data.name}` : `You belong to ${data.name}`}
      >
        <Button component={Link} to={paths.company({ id: data.id })} mt="sm" h={44}>
          See the company
        </Button>
      </Alert>
    );
  }
  return (
    <Stack>
      <Text>
        <strong dir="auto">{data.name}</strong> invites you to its team: what you list under its name is shown on its
        page.
      </Text>
      {session ? (
        <>
          <Checkbox
            size="md"
            label="Also show my own listings under its name"
            checked={bring}
            onChange={(event) => setBring(event.currentTarget.checked)}
          />
          <Button h={44} loading={joining.isPending} onClick={() => joining.mutate()}>
            Join {data.name}
          </Button>
        </>
      ) : (
        <Button component={Link} to={paths.login('/join-company')} h={44}>
          Log in to join
        </Button>
      )}
    </Stack>
  );
}
