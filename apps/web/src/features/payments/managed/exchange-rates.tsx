import { getExchangeRates, saveExchangeRate } from '@africanscity/contracts/payments/calls/settings';
import type { ExchangeRateRow } from '@africanscity/contracts/payments/managed-payments';
import { rateCurrencies } from '@africanscity/contracts/payments/rate-currencies';
import { NativeSelect, Paper, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { showDay, showUtcTime } from '../../../ui/show-time.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import classes from './payments.module.css';

const names = new Intl.DisplayNames('en', { type: 'currency' });
/** Older browsers have no name for ZWG, and return the code. */
const nameOf = (code: string) => (code === 'ZWG' ? 'ZiG (Zimbabwe Gold)' : names.of(code));
const currencies = rateCurrencies.map((code) => ({ value: code, label: `${code}, ${nameOf(code)}` }));

/** Exchange rates: the price of a US dollar in each currency, with the first day of each rate. */
export function ExchangeRates() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = useQuery({ ...operation(getExchangeRates, {}), staleTime: 0 });
  const form = useForm({
    mode: 'controlled',
    initialValues: { currency: 'ZWG', rate: '', validFrom: new Date().toISOString().slice(0, 10) },
    validate: validateWith(
      async () => (await import('@africanscity/contracts/payments/managed-payments')).ExchangeRateForm,
    ),
  });
  const { submit, loading, error, done } = useSubmit(form, async (values) => {
    await call(saveExchangeRate, values);
    form.setFieldValue('rate', '');
    await queryClient.invalidateQueries();
    return `From ${showDay(values.validFrom)}, 1 US dollar is ${values.rate} ${values.currency}.`;
  });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="rates">
      <Title order={2} size="h3" mb={4} id="rates">
        Exchange rates
      </Title>
      <Text c="dimmed" mb="md">
        What one US dollar costs. Packages can be paid in ZiG (ZWG) once it has a rate; existing payments keep their
        rate. Search uses the rates to understand prices such as “under 50m naira”.
      </Text>
      <FormShell
        onSubmit={form.onSubmit(submit)}
        loading={loading}
        error={error}
        done={done}
        submitLabel="Set the rate"
      >
        <NativeSelect label="Currency" data={currencies} {...form.getInputProps('currency')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={`${form.values.currency} for one dollar`}
            inputMode="decimal"
            {...form.getInputProps('rate')}
          />
          <TextInput label="From the day" type="date" {...form.getInputProps('validFrom')} />
        </SimpleGrid>
      </FormShell>
      <Loaded
        query={query}
        what="the rates"
        skeleton={<SkeletonRows count={2} height={44} />}
        empty={
          <Text mt="md" c="dimmed">
            No rates yet.
          </Text>
        }
      >
        {(rates) => {
          const [current, others] = [rates.filter((rate) => rate.current), rates.filter((rate) => !rate.current)];
          return (
            <>
              <RateList label="Rates today" rates={current} />
              {others.length > 0 && <RateList label="Earlier and later rates" rates={others.slice(0, 10)} />}
            </>
          );
        }}
      </Loaded>
    </Paper>
  );
}

function RateList({ label, rates }: { label: string; rates: ExchangeRateRow[] }) {
  const id = useId();
  return (
    <>
      <Title order={3} size="h5" mt="md" id={id}>
        {label}
      </Title>
      <ol className={`${classes.history} ${classes.rates}`} aria-labelledby={id}>
        {rates.map((row) => (
          <li key={row.id}>
            <Text fw={600}>
              {Number(row.rate).toLocaleString('en', { maximumFractionDigits: 6 })} {row.currency} from{' '}
              {showDay(row.validFrom)}
            </Text>
            <Text size="sm" c="dimmed">
              {row.source === null ? `Set ${showUtcTime(row.createdAt)}` : `Loaded from ${row.source}`}
              {row.actor && ` by ${row.actor}`}
              {row.old && ' · More than a week old'}
            </Text>
          </li>
        ))}
      </ol>
    </>
  );
}
