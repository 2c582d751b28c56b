import * as texts from '@africanscity/messages/administration';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { formatNumber } from '@africanscity/messages/formats';
import type { PropertyStatus, StatusLabels } from '@africanscity/contracts/listings/status';
import type { Overview } from '@africanscity/contracts/administration/overview';
import { getOverview } from '@africanscity/contracts/administration/calls/overview';
import { Stack } from '@mantine/core';
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
    <Loaded
      query={query}
      what={texts.numbersInSentence()}
      skeleton={
        <Stack gap="sm">
          <SkeletonCards count={4} height={88} />
          <SkeletonCards wide count={3} height={380} />
        </Stack>
      }
    >
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
              title={texts.listingsByStatus()}
              rows={overview.byStatus.map(({ name, count }) => ({
                name: statusName(name, labels),
                count,
                to: toStatus(name),
              }))}
            />
            <BarTable
              title={texts.openListingsByType()}
              rows={overview.byType.map(({ name, count }) => ({
                name: typeName(name),
                count,
                to: toOpen({ type: name }),
              }))}
            />
            <BarTable
              title={texts.openListingsByCity()}
              rows={overview.byCity.map((row) => ({ ...row, to: toOpen({ city: row.name }) }))}
            />
          </div>
        </>
      )}
    </Loaded>
  );
}

function totalsOf({ listings, users, owners, customers }: Overview): { text: string; count: number; to: string }[] {
  const totals = [
    [texts.countedListings, listings, paths.adminSection('listings', { state: 'kept' })],
    [texts.countedUsers, users, paths.adminUsers()],
    [texts.countedOwners, owners, paths.adminUsers({ kind: 'owners' })],
    [texts.countedOthers, customers, paths.adminUsers({ kind: 'customers' })],
  ] as const;
  return totals.map(([text, count, to]) => ({ text: text({ count }), count, to }));
}

const toOpen = (narrowed: object) => paths.adminSection('listings', { state: 'open', ...narrowed });

function toStatus(status: string): string {
  return paths.adminSection('listings', status === 'HIDDEN' ? { state: 'hidden' } : { status, state: 'shown' });
}

function statusName(status: string, labels: StatusLabels): string {
  return status === 'HIDDEN' ? texts.hidden() : (labels[status as PropertyStatus] ?? status);
}
