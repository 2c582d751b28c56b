import * as texts from '@africanscity/messages/administration';
import * as paymentTexts from '@africanscity/messages/payments';
import { formatNumber } from '@africanscity/messages/formats';
import type { TimelineDay } from '@africanscity/contracts/administration/overview';
import { getTimeline } from '@africanscity/contracts/administration/calls/overview';
import { commonCurrencyName } from '@africanscity/contracts/payments/values';
import { timelineDays } from '@africanscity/contracts/administration/values';
import { Button, Group, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { showDay } from '../../ui/show-time.ts';
import { SkeletonCards } from '../../ui/waiting.tsx';
import { formatAmount, formatCents, sumAmounts } from '../payments/money.ts';
import { DayChart } from './day-chart.tsx';
import classes from './overview.module.css';

const series = [
  { key: 'views', title: texts.visitorsOfListings },
  { key: 'users', title: texts.newUsers },
  { key: 'listings', title: texts.newListings },
  { key: 'requests', title: texts.propertyRequests },
  { key: 'payments', title: texts.navPayments },
] as const;

const paidColumns = [
  { currency: 'USD', key: 'paidUsd' },
  { currency: 'ZWG', key: 'paidZwg' },
] as const;

/** Daily statistics as charts and as a table. The URL has the time span. */
export function Timeline() {
  const [search, setSearch] = useSearchParams();
  const days = timelineDays.find((known) => known === search.get('days')) ?? '30';
  const query = useQuery({
    ...operation(getTimeline, { days }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <section aria-labelledby="timeline">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3" id="timeline">
          {texts.dayByDay()}
        </Title>
        <Group gap="xs" role="group" aria-label={texts.daysShown()}>
          {timelineDays.map((choice) => (
            <Button
              key={choice}
              h={44}
              variant={choice === days ? 'filled' : 'default'}
              aria-pressed={choice === days}
              onClick={() => setSearch({ days: choice }, { replace: true, preventScrollReset: true })}
            >
              {texts.daysCount({ choice })}
            </Button>
          ))}
        </Group>
      </Group>
      <Loaded
        query={query}
        what={texts.daysInSentence()}
        skeleton={<SkeletonCards wide count={series.length} height={180} />}
      >
        {(counted, stale) => (
          <>
            <div className={classes.charts} aria-busy={stale}>
              {series.map(({ key, title }) => (
                <DayChart
                  key={key}
                  title={title()}
                  days={counted.map((day) => ({ day: day.day, count: day[key] }))}
                  remark={key === 'payments' ? paidIn(counted) : undefined}
                />
              ))}
            </div>
            <DaysTable days={counted} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Sums of the payments of days, in each currency with any. */
function paidIn(days: TimelineDay[]): string {
  const amounts = paidColumns.map(({ currency, key }) => [currency, sumAmounts(days.map((day) => day[key]))] as const);
  return amounts
    .filter(([, amount]) => amount !== '0.00')
    .map(([currency, amount]) => formatAmount(amount, currency))
    .join(' · ');
}

/** The charts' numbers, the latest day first. */
function DaysTable({ days }: { days: TimelineDay[] }) {
  return (
    <details className={classes.details}>
      <summary>{texts.showAsTable()}</summary>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={texts.dayByDay()}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.dayUtc()}</th>
              {series.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title()}
                </th>
              ))}
              {paidColumns.map(({ currency }) => (
                <th key={currency} scope="col">
                  {paymentTexts.paidIn({ currency: commonCurrencyName(currency) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{showDay(day.day)}</th>
                {series.map(({ key }) => (
                  <td key={key}>{formatNumber(day[key])}</td>
                ))}
                {paidColumns.map(({ currency, key }) => (
                  <td key={currency}>{formatCents(day[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
