import * as texts from '@africanscity/messages/companies';
import type { Webhook } from '@africanscity/contracts/companies/webhooks';
import { Alert, Badge, Group, Stack, Text, Title } from '@mantine/core';
import { showDay, showTime } from '../../../ui/show-time.ts';
import { Deliveries } from './deliveries.tsx';
import { eventText } from './event-text.ts';
import { WebhookActs } from './webhook-acts.tsx';

interface WebhookRowProps {
  webhook: Webhook;
  /** Called with a new secret. */
  onSecret: (secret: string) => void;
}

/** A webhook: its address, its events, why it is off, its buttons and its deliveries. */
export function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const { id, address, events, formerSecretUntil, offSince } = webhook;
  const titleId = `webhook-${id}`;
  return (
    <Stack gap="sm" component="article" aria-labelledby={titleId}>
      <div style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        <Group gap="xs">
          <Title order={3} size="h5" id={titleId}>
            <bdi dir="ltr">{address}</bdi>
          </Title>
          {offSince !== null && (
            <Badge variant="light" color="red">
              {texts.webhookOff()}
            </Badge>
          )}
        </Group>
        <Text size="sm">{events.map(eventText).join(' · ')}</Text>
        {formerSecretUntil !== null && (
          <Text size="sm" c="dimmed">
            {texts.formerSecretSigns({ time: showTime(formerSecretUntil) })}
          </Text>
        )}
      </div>
      {offSince !== null && <Alert color="orange">{offText(webhook)}</Alert>}
      <WebhookActs webhook={webhook} onSecret={onSecret} />
      <Deliveries webhook={webhook} />
    </Stack>
  );
}

function offText({ offSince, offReason }: Webhook): string {
  const day = showDay(offSince);
  if (offReason === 'gone') return texts.webhookOffGone({ day });
  return offReason === 'failures' ? texts.webhookOffFailures({ day }) : texts.webhookOffByOwner({ day });
}
