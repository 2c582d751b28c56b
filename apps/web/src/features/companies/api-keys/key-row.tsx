import * as texts from '@africanscity/messages/companies';
import { revokeApiKey } from '@africanscity/contracts/companies/calls/api-keys';
import type { ApiKey } from '@africanscity/contracts/companies/api-keys';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../components/forms/use-act.ts';
import { showDay, showTime } from '../../../ui/show-time.ts';
import { Question } from '../question.tsx';
import { scopeText } from './scope-text.ts';

/** A key with its permissions and its last use, and a button that revokes it after a question. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, prefix, scopes, origins, revokedAt } = apiKey;
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);
  const revoke = useAct(revokeApiKey, {
    success: texts.keyRevoked(),
    onDone: () => queryClient.invalidateQueries(),
  });
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          <Group gap="xs">
            <Text fw={600}>{name}</Text>
            {revokedAt !== null && (
              <Badge variant="light" color="red">
                {texts.keyRevokedOn({ day: showDay(revokedAt) })}
              </Badge>
            )}
          </Group>
          <Text size="sm">
            <bdi dir="ltr">{prefix}…</bdi> · {scopes.map(scopeText).join(' · ')}
          </Text>
          {origins.length > 0 && (
            <Text size="sm">
              <bdi>{origins.join(' ')}</bdi>
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {useOf(apiKey)}
          </Text>
        </div>
        {revokedAt === null && !asks && (
          <Button variant="default" h={44} onClick={() => setAsks(true)} aria-label={texts.revokeKeyOf({ name })}>
            {texts.revoke()}
          </Button>
        )}
      </Group>
      {asks && revokedAt === null && (
        <Question
          title={texts.revokeQuestion({ name })}
          label={texts.revoke()}
          color="red"
          loading={revoke.isPending}
          onConfirm={() => revoke.mutate({ id: String(id) })}
          onCancel={() => setAsks(false)}
        />
      )}
    </Stack>
  );
}

function useOf({ createdAt, lastUsedAt }: ApiKey): string {
  const day = showDay(createdAt);
  return lastUsedAt === null
    ? texts.keyCreatedNeverUsed({ day })
    : texts.keyCreatedLastUsed({ day, time: showTime(lastUsedAt) });
}
