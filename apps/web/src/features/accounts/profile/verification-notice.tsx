import * as texts from '@africanscity/messages/accounts';
import { requestVerificationMail } from '@africanscity/contracts/accounts/calls/users';
import type { User } from '@africanscity/contracts/accounts/login';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../../api/use-call.ts';

/** Asks the user to confirm the email address, and sends the link again. */
export function VerificationNotice({ user }: { user: User }) {
  const call = useCall();
  const send = useMutation({ mutationFn: () => call(requestVerificationMail, {}) });
  const waiting = user.pendingEmail ?? (user.emailVerifiedAt ? null : user.email);
  if (!waiting) return null;
  return (
    <Alert color="sunrise" title={texts.pleaseConfirmEmail()}>
      <Group justify="space-between">
        <Text size="sm" role="status">
          {send.isSuccess ? texts.newLinkSent({ waiting }) : (send.error?.message ?? texts.linkEmailed({ waiting }))}
        </Text>
        <Button h={44} loading={send.isPending} disabled={send.isSuccess} onClick={() => send.mutate()}>
          {texts.sendItAgain()}
        </Button>
      </Group>
    </Alert>
  );
}
