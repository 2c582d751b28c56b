import * as texts from '@africanscity/messages/accounts';
import { deletePasskey, deleteTimeCode } from '@africanscity/contracts/accounts/calls/second-factor';
import type { SecondFactors } from '@africanscity/contracts/accounts/second-factor';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { showTime } from '../../../ui/show-time.ts';

const ReasonDialog = lazyPart(async () => ({
  default: (await import('../../../components/dialogs/reason-dialog.tsx')).ReasonDialog,
}));

interface Factor {
  /** Id of the passkey; null for the app. */
  id: number | null;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export function hasFactor({ passkeys, timeCode }: SecondFactors): boolean {
  return passkeys.length > 0 || timeCode !== null;
}

/** The user's second factors, each with a button to remove it. */
export function FactorList({ factors, onChanged }: { factors: SecondFactors; onChanged: () => Promise<void> }) {
  const call = useCall();
  const [asked, setAsked] = useState<Factor | null>(null);
  const remove = useMutation({
    mutationFn: ({ id }: Factor) => (id === null ? call(deleteTimeCode, {}) : call(deletePasskey, { id: String(id) })),
  });
  const all: Factor[] = [
    ...(factors.timeCode ? [{ id: null, name: texts.authenticatorApp(), ...factors.timeCode }] : []),
    ...factors.passkeys,
  ];
  if (!all.length) return null;
  return (
    <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {remove.error && !asked && (
        <Alert color="red" role="alert">
          {remove.error.message}
        </Alert>
      )}
      {all.map((factor) => (
        <Group key={factor.id} component="li" justify="space-between" wrap="nowrap">
          <div style={{ minWidth: 0 }}>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {factor.name}
            </Text>
            <Text size="sm" c="dimmed">
              {factor.lastUsedAt
                ? texts.sinceAndLastUsed({ since: showTime(factor.createdAt), lastUsed: showTime(factor.lastUsedAt) })
                : texts.since({ since: showTime(factor.createdAt) })}
            </Text>
          </div>
          <Button
            flex="none"
            h={44}
            variant="default"
            aria-label={texts.removeFactor({ name: factor.name })}
            onClick={() => setAsked(factor)}
          >
            {texts.remove()}
          </Button>
        </Group>
      ))}
      {asked && (
        <Suspense>
          <ReasonDialog
            title={texts.removeFactorQuestion({ name: asked.name })}
            confirm={texts.remove()}
            danger
            send={async () => {
              await remove.mutateAsync(asked);
              setAsked(null);
              await onChanged();
            }}
            onClose={() => setAsked(null)}
          >
            {all.length === 1 ? texts.lastFactorText() : texts.factorNoLongerUsed()}
          </ReasonDialog>
        </Suspense>
      )}
    </Stack>
  );
}
