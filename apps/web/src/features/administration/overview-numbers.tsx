import { formatNumber } from '@africanscity/messages/formats';
import type { PropertyStatus, StatusLabels } from '@africanscity/contracts/listings/status';
import type { Overview } from '@africanscity/contracts/administration/overview';
import { getOverview } from '@africanscity/contracts/administration/calls/overview';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { useStatusLabels } from '../../api/status-labels.ts';
import { paths } from '../../app/paths.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { SkeletonCards } from '../../ui/waiting.tsx';
import { BarTable } from './bar-table.tsx';
import classes from './overview.module.css';

/** Totals of the marketplace, and listings by status, type and city. */
export function OverviewNumbers() {
  const labels = useStatusLabels();
  const query = useQuery({ ...operation(getOverview, {}), staleTime: 0 });
  return (
    <Loaded query={query} what="the numbers" skeleton={<SkeletonCards count={4} height={88} />}>
      {(overview) => (
        <>
          <ul className={classes.cards}>
            {totalsOf(overview).map(({ text, count, to }) => (
              <li key={text}>
                <Link to={to} className={classes.card}>
                  <strong>{formatNumber(count)}</strong>
                  <span>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
          <div className={classes.charts}>
            <BarTable
              title="Listings by status"
              rows={overview.byStatus.map(({ name, count }) => ({
                name: statusName(name, labels),
                count,
                to: toStatus(name),
              }))}
            />
            <BarTable
              title="Open listings by type"
              rows={overview.byType.map((row) => ({ ...row, to: toOpen({ type: row.name }) }))}
            />
            <BarTable
              title="Open listings in the largest cities"
              rows={overview.byCity.map((row) => ({ ...row, to: toOpen({ city: row.name }) }))}
            />
          </div>
        </>
      )}
    </Loaded>
  );
}

function totalsOf(overview: Overview): { text: string; count: number; to: string }[] {
  return [
    { text: 'Listings', count: overview.listings, to: paths.adminSection('listings', { state: 'kept' }) },
    { text: 'Users', count: overview.users, to: paths.adminUsers() },
    { text: 'Property owners', count: overview.owners, to: paths.adminUsers({ kind: 'owners' }) },
    { text: 'Customers', count: overview.customers, to: paths.adminUsers({ kind: 'customers' }) },
  ];
}

const toOpen = (narrowed: object) => paths.adminSection('listings', { state: 'open', ...narrowed });

function toStatus(status: string): string {
  return paths.adminSection('listings', status === 'HIDDEN' ? { state: 'hidden' } : { status, state: 'shown' });
}

function statusName(status: string, labels: StatusLabels): string {
  return status === 'HIDDEN' ? 'Hidden' : (labels[status as PropertyStatus] ?? status);
}
