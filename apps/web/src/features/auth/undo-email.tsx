import { undoEmailChange } from '@africanscity/contracts/users';
import { Alert, Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { clearSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { showToast } from '../../components/toast.ts';
import { useLinkToken } from '../../components/use-link-token.ts';

/** Undoes a change of the email address by the secret of the mailed link, after a tap, and goes on to a new password. */
export function UndoEmail() {
  const call = useCall();
  const navigate = useNavigate();
  const token = useLinkToken();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (secret: string) => call(undoEmailChange, { token: secret }),
    onSuccess: async ({ resetToken }) => {
      const next = `${paths.reset}#token=${resetToken}`;
      // A session that this browser has is over, and would be missed on the next page.
      clearSession(next);
      void showToast({ kind: 'success', message: 'Your account has this address again. Choose a new password.' });
      await navigate(next, { replace: true });
    },
  });
  if (token === undefined) return <Loader role="status" aria-label="Loading" />;
  if (token === null || error) {
    return (
      <Alert color="red" role="alert" title="This did not work">
        {error?.message ?? 'The link is not complete. Open it from the mail once more.'}{' '}
        <Anchor component={Link} to={paths.contact}>
          Ask our team
        </Anchor>
      </Alert>
    );
  }
  return (
    <Stack>
      <Text>
        Your account gets the address back to which we mailed you. Everybody is logged off, and you choose a new
        password, since whoever changed the address knew the present one.
      </Text>
      <Button size="md" fullWidth loading={isPending} onClick={() => mutate(token)}>
        Undo the change
      </Button>
    </Stack>
  );
}
