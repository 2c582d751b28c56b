import * as texts from '@africanscity/messages/companies';
import { getWebhookDeliveries, sendWebhookAgain } from '@africanscity/contracts/companies/calls/webhooks';
import type { Webhook, WebhookDelivery } from '@africanscity/contracts/companies/webhooks';
import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { useAct } from '../../../components/forms/use-act.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { showTime } from '../../../ui/show-time.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { subjectText } from './event-text.ts';

/** Milliseconds until the list is read again, until the first try of a delivery has ended and the second one has begun. */
const soonMs = 2000;
/** Milliseconds until the list is read again, while a delivery waits for a later try. */
const laterMs = 30_000;

/** The deliveries of a webhook in the last 30 days, a page at a time. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const [page, setPage] = useState(0);
  const query = useQuery({
    ...operation(getWebhookDeliveries, { id: String(webhook.id), page: String(page) }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollMs(state.data?.content ?? []),
  });
  return (
    <Stack gap="sm">
      <Title order={4} size="h6">
        {texts.deliveries()}
      </Title>
      <Loaded query={query} what={texts.deliveriesInSentence()} skeleton={<SkeletonRows count={1} height={48} />}>
        {({ content, first, last }) => (
          <>
            {content.length === 0 && <Text c="dimmed">{texts.noDeliveriesYet()}</Text>}
            {content.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} isOn={webhook.offSince === null} />
            ))}
            {!(first && last) && (
              <Group gap="sm">
                <Button variant="default" h={44} disabled={first} onClick={() => setPage(page - 1)}>
                  {texts.newerDeliveries()}
                </Button>
                <Button variant="default" h={44} disabled={last} onClick={() => setPage(page + 1)}>
                  {texts.olderDeliveries()}
                </Button>
              </Group>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** Returns when to read the list again. A delivery still waits, with its try counted, while the other server is asked. */
function pollMs(deliveries: WebhookDelivery[]): number | false {
  const waiting = deliveries.filter(({ state }) => state === 'waiting');
  if (waiting.some(({ attempts }) => attempts <= 1)) return soonMs;
  return waiting.length > 0 && laterMs;
}

function DeliveryRow({ delivery, isOn }: { delivery: WebhookDelivery; isOn: boolean }) {
  const { id, createdAt, attempts, state, nextAt } = delivery;
  const queryClient = useQueryClient();
  const again = useAct(sendWebhookAgain, {
    success: texts.sentAgain(),
    onDone: () => queryClient.invalidateQueries(),
  });
  const event = subjectText(delivery);
  const time = showTime(createdAt);
  const parts = [time, texts.deliveryTries({ count: attempts })];
  if (nextAt !== null && attempts > 0) parts.push(texts.deliveryNextTry({ time: showTime(nextAt) }));
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <div style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={600}>{event}</Text>
          <StateBadge state={state} />
        </Group>
        <Text size="sm">{resultText(delivery)}</Text>
        <Text size="sm" c="dimmed">
          {parts.join(' · ')}
        </Text>
      </div>
      {isOn && state !== 'waiting' && (
        <Button
          variant="default"
          h={44}
          loading={again.isPending}
          onClick={() => again.mutate({ id })}
          aria-label={texts.sendAgainEvent({ event, time })}
        >
          {texts.sendAgain()}
        </Button>
      )}
    </Group>
  );
}

function StateBadge({ state }: Pick<WebhookDelivery, 'state'>) {
  if (state === 'delivered') return <Badge variant="light">{texts.deliveryDelivered()}</Badge>;
  if (state === 'waiting') return <Badge variant="light">{texts.deliveryWaiting()}</Badge>;
  return (
    <Badge variant="light" color="red">
      {texts.deliveryFailed()}
    </Badge>
  );
}

function resultText({ httpStatus, error }: WebhookDelivery): string | null {
  if (httpStatus !== null) return texts.deliveryAnswered({ status: String(httpStatus) });
  return error === null ? null : texts.deliveryFault({ fault: error });
}
