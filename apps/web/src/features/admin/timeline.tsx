import { getTimeline, type TimelineDay, timelineDays } from '@africanscity/contracts/overview';
import { Alert, Button, Group, Skeleton, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { DayChart } from './day-chart.tsx';
import classes from './overview.module.css';

const series = [
  { key: 'views', title: 'Visitors of listings' },
  { key: 'users', title: 'New users' },
  { key: 'listings', title: 'New listings' },
  { key: 'requests', title: 'Property requests' },
  { key: 'payments', title: 'Payments' },
] as const;

/** What happened day by day, as charts and as a table. The span stands in the address. */
export function Timeline() {
  const [query, setQuery] = useSearchParams();
  const days = timelineDays.find((known) => known === query.get('days')) ?? '30';
  const { data, error, refetch } = useQuery({
    ...operation(getTimeline, { days }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <section aria-labelledby="timeline">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3" id="timeline">
          Day by day
        </Title>
        <Group gap="xs" role="group" aria-label="Days shown">
          {timelineDays.map((choice) => (
            <Button
              key={choice}
              mih={44}
              variant={choice === days ? 'filled' : 'default'}
              aria-pressed={choice === days}
              onClick={() => setQuery({ days: choice }, { replace: true, preventScrollReset: true })}
            >
              {choice} days
            </Button>
          ))}
        </Group>
      </Group>
      {error && (
        <Alert color="red" role="alert" title="The days could not be loaded">
          {error.message}{' '}
          <Button variant="default" ml="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {!data && !error && <Skeleton height={360} radius="lg" role="status" aria-label="Loading the days" />}
      {data && (
        <>
          <div className={classes.charts}>
            {series.map(({ key, title }) => (
              <DayChart key={key} title={title} days={data.map((day) => ({ day: day.day, count: day[key] }))} />
            ))}
          </div>
          <DaysTable days={data} />
        </>
      )}
    </section>
  );
}

/** The charts' numbers, the latest day first. */
function DaysTable({ days }: { days: TimelineDay[] }) {
  return (
    <details className={classes.details}>
      <summary>The same as a table</summary>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label="Day by day">
        <table>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              {series.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                {series.map(({ key }) => (
                  <td key={key}>{day[key].toLocaleString('en')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
