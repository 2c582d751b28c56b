import { currencyName, formatNumber, withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/payments';
import { commonCurrencyName } from '@africanscity/contracts/payments/values';
import { getExchangeRates, saveExchangeRate } from '@africanscity/contracts/payments/calls/settings';
import type { ExchangeRateRow } from '@africanscity/contracts/payments/managed-payments';
import { rateCurrencies } from '@africanscity/contracts/payments/rate-currencies';
import { NativeSelect, Paper, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { showDay, showUtcTime } from '../../../ui/show-time.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import classes from './payments.module.css';

function currencies(): { value: string; label: string }[] {
  // Older browsers have no name for ZWG, and return the code.
  const nameOf = (code: string) => (code === 'ZWG' ? texts.zimbabweGold() : currencyName(code));
  return rateCurrencies.map((code) => ({
    value: code,
    label: withCommas([commonCurrencyName(code), nameOf(code)]),
  }));
}

/** Exchange rates: the price of a US dollar in each currency, with the first day of each rate. */
export function ExchangeRates() {
  const call = useCall();
  const queryClient = useQueryClient();
  const [choices] = useState(currencies);
  const query = useQuery({ ...operation(getExchangeRates, {}), staleTime: 0 });
  const form = useForm({
    initialValues: { currency: 'ZWG', rate: '', validFrom: new Date().toISOString().slice(0, 10) },
    validate: validateWith(
      async () => (await import('@africanscity/contracts/payments/managed-payments')).ExchangeRateForm,
    ),
  });
  const { sending, done } = useSubmit(form, async (values) => {
    await call(saveExchangeRate, values);
    form.setFieldValue('rate', '');
    await queryClient.invalidateQueries();
    return texts.rateFromDay({
      validFrom: showDay(values.validFrom),
      rate: values.rate,
      currency: commonCurrencyName(values.currency),
    });
  });
  return (
    <Paper withBorder p={{ base: 'sm', sm: 'lg' }} component="section" aria-labelledby="rates">
      <Title order={2} size="h3" mb={4} id="rates">
        {texts.exchangeRates()}
      </Title>
      <Text c="dimmed" mb="md">
        {texts.exchangeRatesLead()}
      </Text>
      <FormShell {...sending} keeps={{ form, name: 'rate' }} done={done} submitLabel={texts.setTheRate()}>
        <NativeSelect label={texts.currency()} data={choices} {...form.getInputProps('currency')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={texts.forOneDollar({ currency: commonCurrencyName(form.values.currency) })}
            inputMode="decimal"
            {...form.getInputProps('rate')}
          />
          <TextInput label={texts.fromTheDay()} type="date" {...form.getInputProps('validFrom')} />
        </SimpleGrid>
      </FormShell>
      <Loaded
        query={query}
        what={texts.theRates()}
        skeleton={<SkeletonRows count={2} height={44} />}
        empty={
          <Text mt="md" c="dimmed">
            {texts.noRatesYet()}
          </Text>
        }
      >
        {(rates) => {
          const [current, others] = [rates.filter((rate) => rate.current), rates.filter((rate) => !rate.current)];
          return (
            <>
              <RateList label={texts.ratesToday()} rates={current} />
              {others.length > 0 && <RateList label={texts.earlierAndLaterRates()} rates={others.slice(0, 10)} />}
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
              {texts.rateFrom({
                rate: formatNumber(Number(row.rate), { maximumFractionDigits: 6 }),
                currency: commonCurrencyName(row.currency),
                day: showDay(row.validFrom),
              })}
            </Text>
            <Text size="sm" c="dimmed">
              {originOf(row)}
              {row.old && ` · ${texts.overAWeekOld()}`}
            </Text>
          </li>
        ))}
      </ol>
    </>
  );
}

function originOf({ source, actor, createdAt }: ExchangeRateRow): string {
  if (source === null) {
    const time = showUtcTime(createdAt);
    return actor ? texts.rateSetBy({ time, actor }) : texts.rateSet({ time });
  }
  return actor ? texts.rateLoadedBy({ source, actor }) : texts.rateLoaded({ source });
}
