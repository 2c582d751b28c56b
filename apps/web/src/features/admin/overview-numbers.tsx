import type { PropertyStatus, StatusLabels } from '@africanscity/contracts/lookups';
import { getOverview, type Overview } from '@africanscity/contracts/overview';
import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { useStatusLabels } from '../../api/status-labels.ts';
import { paths } from '../../app/paths.ts';
import { BarTable } from './bar-table.tsx';
import classes from './overview.module.css';

/** How many of everything there are, and listings by what they are. */
export function OverviewNumbers() {
  const labels = useStatusLabels();
  const { data, error, refetch } = useQuery({ ...operation(getOverview, {}), staleTime: 0 });
  if (error) {
    return (
      <Alert color="red" role="alert" title="The numbers could not be loaded">
        {error.message}{' '}
        <Button variant="default" ml="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!data) return <Skeleton height={420} radius="lg" role="status" aria-label="Loading the numbers" />;
  return (
    <>
      <ul className={classes.cards}>
        {totalsOf(data).map(({ text, count, to }) => (
          <li key={text}>
            <Link to={to} className={classes.card}>
              <strong>{count.toLocaleString('en')}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.charts}>
        <BarTable
          title="Listings by status"
          rows={data.byStatus.map(({ name, count }) => ({ name: statusName(name, labels), count }))}
        />
        <BarTable title="Open listings by type" rows={data.byType} />
        <BarTable title="Open listings in the largest cities" rows={data.byCity} />
      </div>
    </>
  );
}

function totalsOf(overview: Overview): { text: string; count: number; to: string }[] {
  return [
    { text: 'Listings', count: overview.listings, to: paths.adminSection('listings') },
    { text: 'Users', count: overview.users, to: paths.adminUsers() },
    { text: 'Property owners', count: overview.owners, to: paths.adminUsers({ kind: 'owners' }) },
    { text: 'Customers', count: overview.customers, to: paths.adminUsers({ kind: 'customers' }) },
  ];
}

function statusName(status: string, labels: StatusLabels): string {
  return status === 'HIDDEN' ? 'Hidden' : (labels[status as PropertyStatus] ?? status);
}
