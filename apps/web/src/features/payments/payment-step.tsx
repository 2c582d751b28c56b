import * as texts from '@africanscity/messages/payments';
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
import { RichText } from '../../ui/rich-text.tsx';
import classes from './payment-facts.module.css';

// Lazy: only payments by code need the QR code's library.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** The next step for the payer. */
export function PaymentStepBox({ payment, step }: { payment: Payment; step: PaymentStep }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} component="section" aria-label={texts.nextStep()}>
      <Stack gap="md">
        {step.instructions && <Text>{step.instructions}</Text>}
        {step.kind === 'redirect' && step.url && (
          <>
            <Text>{texts.chooseCard()}</Text>
            <Button component="a" href={step.url} size="md">
              {texts.continueToPaynow()}
            </Button>
          </>
        )}
        {step.kind === 'code' && step.code && <CodeStep step={step} code={step.code} />}
        {step.kind === 'bank' && <BankStep payment={payment} step={step} />}
        {step.kind === 'push' && !step.instructions && <Text>{texts.noRequestOnPhone()}</Text>}
        {step.kind !== 'bank' && payment.mobile && (
          <Text>
            <RichText
              text={texts.wrongNumber({ mobile: payment.mobile })}
              tags={{
                pay: (words) => (
                  <Anchor component={Link} to={paths.singlePackage({ packageId: payment.packageId })}>
                    {words}
                  </Anchor>
                ),
              }}
            />
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
        {step.codeExpiresAt
          ? texts.payWithCodeBefore({ time: showUtcTime(step.codeExpiresAt) })
          : texts.payWithThisCode()}
      </Text>
      <Text fz={32} fw={700} lts={4} component="p" m={0}>
        {code}
      </Text>
      <Suspense fallback={null}>
        <QrCode text={step.url ?? code} label={texts.qrCodeOf({ code })} />
      </Suspense>
      {step.url && <Anchor href={step.url}>{texts.openInnbucks()}</Anchor>}
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
              [texts.bank(), account.bank],
              [texts.branch(), account.branch],
              [texts.accountName(), account.accountName],
              [texts.accountNumber(), account.accountNumber],
              [texts.yourReference(), payment.reference],
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
          <RichText
            text={texts.toldSent({ reference: payment.bankReference })}
            tags={{ b: (words) => <b>{words}</b> }}
          />
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
    initialValues: { bankReference: '' },
    validate: { bankReference: (text) => (text.trim() ? null : texts.enterTheBankReference()) },
  });
  const { sending } = useSubmit(form, async (values) => {
    const told = await call(submitBankTransfer, { id: String(payment.id), ...values });
    queryClient.setQueryData(operation(getPayment, { id: String(payment.id) }).queryKey, told);
  });
  return (
    <FormShell {...sending} keeps={{ form, name: 'transfer' }} submitLabel={texts.sentTransfer()}>
      <TextInput
        label={texts.bankReferenceTransfer()}
        description={texts.bankReferenceHint()}
        maxLength={100}
        {...form.getInputProps('bankReference')}
      />
    </FormShell>
  );
}
