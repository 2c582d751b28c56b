import * as texts from '@africanscity/messages/accounts';
import { renewRecoveryCodes } from '@africanscity/contracts/accounts/calls/second-factor';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Fault } from '../../../ui/failure-notice.tsx';
import { useCall } from '../../../api/use-call.ts';

interface RecoveryCodesLeftProps {
  left: number;
  onRenewed: (codes: string[]) => Promise<void>;
}

/** The number of unused recovery codes, with a button to create new ones. */
export function RecoveryCodesLeft({ left, onRenewed }: RecoveryCodesLeftProps) {
  const call = useCall();
  const renew = useMutation({
    mutationFn: async () => onRenewed((await call(renewRecoveryCodes, {})).recoveryCodes),
  });
  return (
    <Stack gap="xs">
      <Fault>{renew.error?.message}</Fault>
      <Group justify="space-between">
        <Text c={left < 3 ? 'var(--mantine-color-error)' : undefined}>{texts.recoveryCodesLeft({ count: left })}</Text>
        <Button variant="default" h={44} loading={renew.isPending} onClick={() => renew.mutate()}>
          {texts.createNewRecoveryCodes()}
        </Button>
      </Group>
    </Stack>
  );
}
