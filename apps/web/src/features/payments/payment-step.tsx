import type { Payment, PaymentStep } from '@africanscity/contracts/payments/payments';
import { getPayment, submitBankTransfer } from '@africanscity/contracts/payments/calls/payments';
import { Anchor, Button, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { FormShell } from '../../components/forms/form-shell.tsx';
import { useSubmit } from '../../components/forms/use-submit.ts';
import { showUtcTime } from '../../ui/show-time.ts';
import classes from './payment-facts.module.css';

// Lazy: only payments by code need the QR code's library.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** The next step for the payer. */
export function PaymentStepBox({ payment, step }: { payment: Payment; step: PaymentStep }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} component="section" aria-label="Next step">
      <Stack gap="md">
        {step.instructions && <Text>{step.instructions}</Text>}
        {step.kind === 'redirect' && step.url && (
          <>
            <Text>Choose Visa or Mastercard on the payment platform.</Text>
            <Button component="a" href={step.url} size="md">
              Continue to Paynow
            </Button>
          </>
        )}
        {step.kind === 'code' && step.code && <CodeStep step={step} code={step.code} />}
        {step.kind === 'bank' && <BankStep payment={payment} step={step} />}
        {step.kind === 'push' && !step.instructions && (
          <Text>No request on your phone? Dial *151# for EcoCash and check your pending payments.</Text>
        )}
        {step.kind !== 'bank' && payment.mobile && (
          <Text>
            The request went to {payment.mobile}. Is that number wrong?{' '}
            <Anchor component={Link} to={paths.singlePackage({ packageId: payment.packageId })}>
              Pay with another number
            </Anchor>
            . This payment is then cancelled.
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function CodeStep({ step, code }: { step: PaymentStep; code: string }) {
  return (
    <>
      <Text>
        Open InnBucks, and pay with this code{step.codeExpiresAt && `, before ${showUtcTime(step.codeExpiresAt)}`}:
      </Text>
      <Text fz={32} fw={700} lts={4} component="p" m={0}>
        {code}
      </Text>
      <Suspense fallback={null}>
        <QrCode text={step.url ?? code} label={`QR code of ${code}`} />
      </Suspense>
      {step.url && <Anchor href={step.url}>Open the InnBucks app on this phone</Anchor>}
    </>
  );
}

function BankStep({ payment, step }: { payment: Payment; step: PaymentStep }) {
  const { account } = step;
  return (
    <>
      {account && (
        <dl className={classes.facts}>
          {(
            [
              ['Bank', account.bank],
              ['Branch', account.branch],
              ['Account name', account.accountName],
              ['Account number', account.accountNumber],
              ['Your reference', payment.reference],
            ] as const
          ).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {payment.bankReference ? (
        <Text>
          You told us that it is sent: <b>{payment.bankReference}</b>
        </Text>
      ) : (
        <TransferForm payment={payment} />
      )}
    </>
  );
}

function TransferForm({ payment }: { payment: Payment }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const form = useForm({
    mode: 'controlled',
    initialValues: { bankReference: '' },
    validate: { bankReference: (text) => (text.trim() ? null : 'Enter the bank reference') },
  });
  const { submit, loading, error } = useSubmit(form, async (values) => {
    const told = await call(submitBankTransfer, { id: String(payment.id), ...values });
    queryClient.setQueryData(operation(getPayment, { id: String(payment.id) }).queryKey, told);
  });
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="I have sent the transfer">
      <TextInput
        label="Bank reference of the transfer"
        description="From your bank’s message or your statement."
        maxLength={100}
        {...form.getInputProps('bankReference')}
      />
    </FormShell>
  );
}
