import { useBrand } from '../../../ui/brand.tsx';
import { confirmNewsletter } from '@africanscity/contracts/messages/calls/newsletter';
import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';

/** Confirms a newsletter subscription by an emailed link. It takes a click, because mail scanners open links too. */
export function ConfirmNewsletter() {
  const { name } = useBrand();
  const call = useCall();
  const token = useLinkToken();
  const confirm = useMutation({ mutationFn: () => call(confirmNewsletter, { token: token ?? '' }) });
  if (confirm.isSuccess) {
    return (
      <Alert
        color="teal"
        role="status"
        title={confirm.data.alreadyConfirmed ? 'You are already subscribed' : 'You are subscribed'}
      >
        You’ll hear from us occasionally. Every email has an unsubscribe link.
      </Alert>
    );
  }
  if (confirm.isError || token === null) {
    return (
      <Alert color="red" role="alert" title="That didn’t work">
        {confirm.error?.message ?? 'The link is incomplete. Open it from the email again.'} Or subscribe again at the
        end of the{' '}
        <Anchor component={Link} to={paths.home}>
          home page
        </Anchor>
        .
      </Alert>
    );
  }
  return (
    <Stack>
      <Text>Would you like new homes and news from {name} by email?</Text>
      <Button size="md" loading={confirm.isPending} disabled={!token} onClick={() => confirm.mutate()}>
        Yes, send me news
      </Button>
    </Stack>
  );
}
