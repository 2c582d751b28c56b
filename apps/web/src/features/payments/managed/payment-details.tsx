import type { EndpointOutput } from '@africanscity/contracts/call';
import { getPaymentHistory } from '@africanscity/contracts/payments/calls/managed-payments';
import type { ManagedPayment } from '@africanscity/contracts/payments/managed-payments';
import { Alert, Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { ActButtons } from '../../../ui/act-buttons.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showUtcTime } from '../../../ui/show-time.ts';
import { SkeletonDetails } from '../../../ui/waiting.tsx';
import { actsUpon, type PaymentAct, PaymentActDialog } from './payment-acts.tsx';
import { PaymentEvents } from './payment-events.tsx';
import { methodWords, PaymentState } from './payment-state.tsx';

/** A payment with the possible actions and all its events. */
export function PaymentDetails({ id }: { id: number }) {
  const query = useQuery({ ...operation(getPaymentHistory, { id: String(id) }), staleTime: 0, retry: false });
  return (
    <Loaded query={query} what="this payment" skeleton={<SkeletonDetails />}>
      {(history) => <ShownPayment {...history} />}
    </Loaded>
  );
}

function ShownPayment({ payment, events }: EndpointOutput<typeof getPaymentHistory>) {
  const [asked, setAsked] = useState<PaymentAct | null>(null);
  const acts = actsUpon(payment);
  return (
    <Stack gap="lg">
      <Group gap="md">
        <Title order={1} size="h2">
          {payment.reference}
        </Title>
        <PaymentState payment={payment} />
      </Group>
      {payment.heldReason && (
        <Alert color="orange" title="On hold: needs a decision">
          {payment.heldReason}
        </Alert>
      )}
      <Panel title="About">
        <Facts facts={factsOf(payment)} columns />
      </Panel>
      <Panel title="Actions">
        {acts.length > 0 ? (
          <ActButtons acts={acts} onChoose={setAsked} />
        ) : (
          <Text c="dimmed">No actions are available.</Text>
        )}
      </Panel>
      <Panel title="History">
        <PaymentEvents events={events} />
      </Panel>
      {asked && <PaymentActDialog payment={payment} act={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

function factsOf(payment: ManagedPayment): [string, ReactNode][] {
  const { payer, months } = payment;
  return [
    [
      'Payer',
      <Anchor key="payer" component={Link} to={paths.adminUser(payer.id)}>
        {payer.name}
      </Anchor>,
    ],
    ['Email', payer.email],
    ['Amount', `${payment.amount} ${payment.currency}`],
    ['Package', `${payment.packageName}, ${months} ${months === 1 ? 'month' : 'months'}`],
    ['Monthly price', payment.localPrice ? `${payment.localPrice} ${payment.currency}` : `${payment.packagePrice} USD`],
    ['Exchange rate', payment.rate ? `${payment.rate} of ${payment.rateDate}` : '–'],
    ['By', methodWords[payment.method]],
    ['Phone', payment.mobile ?? '–'],
    ['Gateway reference', payment.gatewayReference ?? '–'],
    ['Bank reference', payment.bankReference ?? '–'],
    ['Receipt', payment.receiptNumber ?? '–'],
    ['Made', showUtcTime(payment.createdAt)],
    ['Paid', showUtcTime(payment.paidAt)],
    ...(payment.paidAt ? [] : [['Expires', showUtcTime(payment.expiresAt)] as [string, ReactNode]]),
    ['Reason for failure', payment.failure ?? '–'],
  ];
}
