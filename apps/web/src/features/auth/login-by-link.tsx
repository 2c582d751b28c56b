import { logInByLink } from '@africanscity/contracts/admin-users';
import { Alert, Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { showToast } from '../../components/toast.ts';
import { keepSession } from './log-in.ts';
import { useLinkToken } from '../../components/use-link-token.ts';

/** Logs in by the secret of the link that led here. It waits for a tap, so that nothing but a person uses the link up. */
export function LoginByLink() {
  const call = useCall();
  const navigate = useNavigate();
  const token = useLinkToken();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (secret: string) => keepSession(call, await call(logInByLink, { token: secret })),
    onSuccess: async () => {
      void showToast({ kind: 'success', message: 'You are logged in. Enter an email address that reaches you.' });
      await navigate(paths.profile, { replace: true });
    },
  });
  if (token === undefined) return <Loader role="status" aria-label="Loading" />;
  if (token === null || error) {
    return (
      <Alert color="red" role="alert" title="This did not work">
        {error?.message ?? 'The link is not complete. Open it once more.'}{' '}
        <Anchor component={Link} to={paths.contact}>
          Ask our team
        </Anchor>
      </Alert>
    );
  }
  return (
    <Stack>
      <Text>The link works once. You will stay logged in on this device until you log off or your session ends.</Text>
      <Button size="md" fullWidth loading={isPending} onClick={() => mutate(token)}>
        Log in
      </Button>
    </Stack>
  );
}
