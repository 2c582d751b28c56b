import type { EndpointOutput } from '@africanscity/contracts/call';
import type { getPaymentHistory } from '@africanscity/contracts/payments/calls/managed-payments';
import { Text } from '@mantine/core';
import { showUtcTime } from '../../../ui/show-time.ts';
import { statusWords } from './payment-state.tsx';
import classes from './payments.module.css';

type Event = EndpointOutput<typeof getPaymentHistory>['events'][number];

const kindWords = new Map<string, string>([
  ['intent', 'Payer started the payment'],
  ['initiate', 'We requested the payment from the gateway'],
  ['callback', 'Gateway notification'],
  ['poll', 'We checked with the gateway'],
  ['trace', 'We searched for the payment at the gateway'],
  ['refused', 'We rejected a message'],
  ['admin', 'Decision of an administrator'],
  ['payer', 'Action of the payer'],
  ['expiry', 'Expired'],
]);

/** The events of a payment in order. */
export function PaymentEvents({ events }: { events: Event[] }) {
  if (events.length === 0) return <Text c="dimmed">Nothing is written down about this payment.</Text>;
  return (
    <ol className={classes.history}>
      {events.map((event) => (
        <li key={event.id}>
          <Text fw={600}>
            {kindWords.get(event.kind) ?? event.kind}
            {event.word && `: ${event.word}`}
            {event.amount && ` (${event.amount})`}
            {event.toStatus && ` → ${statusWords[event.toStatus]}`}
          </Text>
          <Text size="sm" c="dimmed">
            {showUtcTime(event.createdAt)}
            {event.actor && `, ${event.actor}`}
          </Text>
          {event.note && <Text>{event.note}</Text>}
          {event.raw && (
            <details>
              <summary>The message</summary>
              <pre>{event.raw}</pre>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
