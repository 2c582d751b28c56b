import * as texts from '@africanscity/messages/payments';
import type { EndpointOutput } from '@africanscity/contracts/call';
import type { getPaymentHistory } from '@africanscity/contracts/payments/calls/managed-payments';
import { Text } from '@mantine/core';
import { showUtcTime } from '../../../ui/show-time.ts';
import { statusWords } from '../status-words.ts';
import { formatCents } from '../money.ts';
import classes from './payments.module.css';

type Event = EndpointOutput<typeof getPaymentHistory>['events'][number];

const kindWords = new Map<string, () => string>([
  ['intent', texts.eventIntent],
  ['initiate', texts.eventInitiate],
  ['callback', texts.eventCallback],
  ['poll', texts.eventPoll],
  ['trace', texts.eventTrace],
  ['refused', texts.eventRefused],
  ['admin', texts.eventAdmin],
  ['payer', texts.eventPayer],
  ['expiry', texts.stateExpired],
]);

/** The events of a payment in order. */
export function PaymentEvents({ events }: { events: Event[] }) {
  if (events.length === 0) return <Text c="dimmed">{texts.noEvents()}</Text>;
  return (
    <ol className={classes.history}>
      {events.map((event) => (
        <li key={event.id}>
          <Text fw={600}>
            {kindWords.get(event.kind)?.() ?? event.kind}
            {event.word && `: ${event.word}`}
            {event.amount && ` (${formatCents(event.amount)})`}
            {event.toStatus && ` → ${statusWords[event.toStatus]()}`}
          </Text>
          <Text size="sm" c="dimmed">
            {showUtcTime(event.createdAt)}
            {event.actor && `, ${event.actor}`}
          </Text>
          {event.note && <Text dir="auto">{event.note}</Text>}
          {event.raw && (
            <details>
              <summary>{texts.theMessage()}</summary>
              <pre>{event.raw}</pre>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
