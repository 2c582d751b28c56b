import { getListingStatistics } from '@africanscity/contracts/listings/calls';
import type { ListingStatistics } from '@africanscity/contracts/listings/views';
import { Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import classes from './listing-statistics.module.css';

/** What one's listings did in the last days: three totals, and visitors by day as bars. */
export function ListingStatisticsPanel({ propertyId }: { propertyId?: number }) {
  const request = propertyId === undefined ? {} : { propertyId: String(propertyId) };
  const query = useQuery(operation(getListingStatistics, request));
  return (
    <Loaded query={query} what="the statistics" skeleton={<SkeletonRows height={132} />} failed={withoutWords}>
      {(data) => (
        <Paper withBorder p="md">
          <Group justify="space-between" align="flex-end" gap="lg">
            <dl className={classes.totals}>
              <Total label="Visitors" value={data.views} />
              <Total label="Contacts seen" value={data.contactReveals} />
              <Total label="Favorites" value={data.favorites} />
            </dl>
            <DayBars days={data.days} />
          </Group>
        </Paper>
      )}
    </Loaded>
  );
}

/** Numbers that fail to load must not stand in the way of the listings. */
const withoutWords = () => null;

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value.toLocaleString('en')}</dd>
    </div>
  );
}

function DayBars({ days }: { days: ListingStatistics['days'] }) {
  const most = Math.max(1, ...days.map((day) => day.views));
  const busiest = days.reduce((best, day) => (day.views > best.views ? day : best));
  const summary = `Visitors of the last ${days.length} days; most on ${busiest.day} with ${busiest.views}.`;
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.bars}
        viewBox={`0 0 ${days.length * 10} 60`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {days.map(({ day, views }, index) => {
          const height = Math.max(1, (views / most) * 58);
          return (
            <rect key={day} x={index * 10 + 1} y={60 - height} width={8} height={height} rx={1.5}>
              <title>{`${day}: ${views}`}</title>
            </rect>
          );
        })}
      </svg>
      <Text component="figcaption" size="sm" c="dimmed">
        Visitors a day, last {days.length} days
      </Text>
    </figure>
  );
}
