import * as texts from '@africanscity/messages/payments';
import type { Payment } from '@africanscity/contracts/payments/payments';
import { cancelPayment, getPayment } from '@africanscity/contracts/payments/calls/payments';
import { Alert, Anchor, Badge, Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ApiFailure } from '../../api/call.ts';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { NextStep } from '../../components/notices/next-step.tsx';
import { SkeletonDetails } from '../../ui/waiting.tsx';
import { pollDelay } from './poll-delay.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentStepBox } from './payment-step.tsx';
import { PriceChange } from './price-change.tsx';
import { wordsOf } from './payment-words.ts';
import { statusWords } from './status-words.ts';
import { ReceiptButton } from './receipt-button.tsx';

/** Polls a payment, with increasing delay, until it is completed or failed. */
export function FollowPayment({ id }: { id: string }) {
  const query = useQuery({
    ...operation(getPayment, { id }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data && wordsOf(state.data).open ? pollDelay(Date.parse(state.data.createdAt), Date.now()) : false,
  });
  return (
    <Loaded
      query={query}
      what={texts.thisPayment()}
      skeleton={<SkeletonDetails />}
      failed={(error) =>
        error instanceof ApiFailure && (error.status === 404 || error.status === 400) ? <NoSuchPayment /> : undefined
      }
    >
      {(payment) => <Followed payment={payment} />}
    </Loaded>
  );
}

function NoSuchPayment() {
  return (
    <NextStep failed title={texts.paymentNotFound()} to={paths.payments()} label={texts.allPayments()}>
      {texts.paymentNotFoundText()}
    </NextStep>
  );
}

function Followed({ payment }: { payment: Payment }) {
  const queryClient = useQueryClient();
  const { title, text, color, open } = wordsOf(payment);
  const { status } = payment;
  // Refetches the other data that the purchase changed.
  useEffect(() => {
    if (status === 'paid') void queryClient.invalidateQueries({ queryKey: ['getMySubscription'] });
  }, [status, queryClient]);
  return (
    <Stack gap="lg">
      <div role="status">
        <Group gap="sm" align="center" wrap="nowrap">
          {open && status !== 'held' && <Loader size="sm" aria-hidden />}
          <Title order={1} size="h2">
            {title}
          </Title>
          <Badge color={color} variant="light" size="lg" autoContrast flex="none">
            {statusWords[status]()}
          </Badge>
        </Group>
        <Text c="dimmed" mt={6}>
          {text}
        </Text>
      </div>
      {payment.priceNow && <PriceChange payment={payment} priceNow={payment.priceNow} />}
      {payment.step && <PaymentStepBox payment={payment} step={payment.step} />}
      <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
        <PaymentFacts payment={payment} />
      </Paper>
      <Group>
        {status === 'paid' && <ReceiptButton paymentId={payment.id} />}
        {['failed', 'cancelled', 'expired'].includes(status) && (
          <Button component={Link} to={paths.singlePackage({ packageId: payment.packageId })} size="md">
            {texts.tryAgain()}
          </Button>
        )}
        {(status === 'created' || status === 'pending') && !payment.bankReference && <CancelButton payment={payment} />}
        <Anchor component={Link} to={paths.payments()} display="inline-block" py={10}>
          {texts.allPayments()}
        </Anchor>
      </Group>
    </Stack>
  );
}

function CancelButton({ payment }: { payment: Payment }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(cancelPayment, { id: String(payment.id) }),
    onSuccess: (cancelled) =>
      queryClient.setQueryData(operation(getPayment, { id: String(payment.id) }).queryKey, cancelled),
  });
  return (
    <>
      {error && (
        <Alert color="red" w="100%">
          {error.message}
        </Alert>
      )}
      <Button variant="default" size="md" loading={isPending} onClick={() => mutate()}>
        {texts.cancelThePayment()}
      </Button>
    </>
  );
}
