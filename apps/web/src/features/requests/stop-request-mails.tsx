import { stopRequestMails } from '@africanscity/contracts/requests/calls/answers';
import { Alert, Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { useLinkToken } from '../../components/emailed-links/use-link-token.ts';

/** Stops emails about matching requests. It takes a click, because mail scanners open links too. */
export function StopRequestMails() {
  const call = useCall();
  const token = useLinkToken();
  const stop = useMutation({ mutationFn: () => call(stopRequestMails, { token: token ?? '' }) });
  if (stop.isSuccess) {
    return (
      <Alert
        color="teal"
        role="status"
        title={stop.data.alreadyStopped ? 'Already stopped' : 'No more of these emails'}
      >
        We no longer email you about requests. They still wait on{' '}
        <Anchor component={Link} to={paths.requests('for-me')}>
          your page of requests
        </Anchor>
        , where you can switch the emails on again.
      </Alert>
    );
  }
  if (stop.isError || token === null) {
    return (
      <Alert color="red" role="alert" title="That didn’t work">
        {stop.error?.message ?? 'The link is incomplete. Open it from the email again.'} You can also switch these
        emails off on{' '}
        <Anchor component={Link} to={paths.requests('for-me')}>
          your page of requests
        </Anchor>
        .
      </Alert>
    );
  }
  if (token === undefined) return <Loader role="status" aria-label="Loading" />;
  return (
    <Stack>
      <Text>Stop emails about people who look for a home like yours?</Text>
      <Button size="md" loading={stop.isPending} onClick={() => stop.mutate()}>
        Stop these emails
      </Button>
    </Stack>
  );
}
