import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/payments';
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
import { showDay, showUtcTime } from '../../../ui/show-time.ts';
import { SkeletonDetails } from '../../../ui/waiting.tsx';
import { formatAmount } from '../money.ts';
import { actsUpon, type PaymentAct, PaymentActDialog } from './payment-acts.tsx';
import { PaymentEvents } from './payment-events.tsx';
import { methodWords, PaymentState } from './payment-state.tsx';
import tallTarget from '../../../ui/tall-target.module.css';

/** A payment with the possible actions and all its events. */
export function PaymentDetails({ id }: { id: number }) {
  const query = useQuery({ ...operation(getPaymentHistory, { id: String(id) }), staleTime: 0, retry: false });
  return (
    <Loaded query={query} what={texts.thisPayment()} skeleton={<SkeletonDetails />}>
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
        <Alert color="orange" title={texts.onHold()}>
          {payment.heldReason}
        </Alert>
      )}
      <Panel title={texts.about()}>
        <Facts facts={factsOf(payment)} columns />
      </Panel>
      <Panel title={texts.actions()}>
        {acts.length > 0 ? (
          <ActButtons acts={acts} onChoose={setAsked} />
        ) : (
          <Text c="dimmed">{texts.noActionsAreAvailable()}</Text>
        )}
      </Panel>
      <Panel title={texts.history()}>
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
      texts.payer(),
      <Anchor key="payer" component={Link} to={paths.adminUser(payer.id)} className={tallTarget.link}>
        {payer.name}
      </Anchor>,
    ],
    [texts.email(), payer.email],
    [texts.amount(), formatAmount(payment.amount, payment.currency)],
    [texts.packageLabel(), texts.packageForMonths({ name: payment.packageName, count: months })],
    [
      texts.monthlyPrice(),
      payment.localPrice
        ? formatAmount(payment.localPrice, payment.currency)
        : formatAmount(payment.packagePrice, 'USD'),
    ],
    [
      texts.exchangeRate(),
      payment.rate
        ? texts.rateWithDay({
            rate: formatNumber(Number(payment.rate), { maximumFractionDigits: 6 }),
            day: showDay(payment.rateDate),
          })
        : '–',
    ],
    [texts.paidWith(), methodWords[payment.method]()],
    [texts.phone(), payment.mobile ?? '–'],
    [texts.gatewayReference(), payment.gatewayReference ?? '–'],
    [texts.bankReference(), payment.bankReference ?? '–'],
    [texts.receipt(), payment.receiptNumber ?? '–'],
    [texts.made(), showUtcTime(payment.createdAt)],
    [texts.paid(), showUtcTime(payment.paidAt)],
    ...(payment.paidAt ? [] : [[texts.expires(), showUtcTime(payment.expiresAt)] as [string, ReactNode]]),
    [texts.reasonForFailure(), payment.failure ?? '–'],
  ];
}
