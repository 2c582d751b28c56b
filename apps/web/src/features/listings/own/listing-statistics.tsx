import { getListingStatistics } from '@africanscity/contracts/listings/calls/own-listings';
import type { ListingStatistics } from '@africanscity/contracts/listings/views';
import { Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { showDay } from '../../../ui/show-time.ts';
import { SkeletonStatistics } from '../../../ui/waiting.tsx';
import classes from './listing-statistics.module.css';

interface ListingStatisticsPanelProps {
  propertyId?: number;
  /** Adds a table with a row per day. */
  byDay?: boolean;
}

/** Statistics of the user's listings in the last days: totals, and visitors by day as bars. */
export function ListingStatisticsPanel({ propertyId, byDay }: ListingStatisticsPanelProps) {
  const request = propertyId === undefined ? {} : { propertyId: String(propertyId) };
  const query = useQuery(operation(getListingStatistics, request));
  return (
    <Loaded query={query} what="the statistics" skeleton={<SkeletonStatistics />} failed={withoutWords}>
      {(data) => (
        <Paper withBorder={!byDay} p={byDay ? 0 : 'md'}>
          <Group justify="space-between" align="flex-end" gap="lg">
            <dl className={classes.totals}>
              <Total label="Visitors" value={data.views} />
              <Total label="Contact views" value={data.contactReveals} />
              <Total label="Favorites" value={data.favorites} />
              <Total label="Enquiries" value={data.enquiries} />
              <Total label="WhatsApp and calls" value={data.whatsAppTaps + data.callTaps} />
            </dl>
            <DayBars days={data.days} />
          </Group>
          {byDay && <DayTable days={data.days} />}
        </Paper>
      )}
    </Loaded>
  );
}

/** If this fails, the listings must still be usable. */
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
        {days.map((counted, index) => {
          const { day, views } = counted;
          const height = Math.max(1, (views / most) * 58);
          return (
            <rect key={day} x={index * 10 + 1} y={60 - height} width={8} height={height} rx={1.5}>
              <title>{describeDay(counted)}</title>
            </rect>
          );
        })}
      </svg>
      <Text component="figcaption" size="sm" c="dimmed" mt={4}>
        Visitors per day, last {days.length} days
      </Text>
    </figure>
  );
}

/** The latest day first. */
function DayTable({ days }: { days: ListingStatistics['days'] }) {
  return (
    <table className={classes.days}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Seen</th>
          <th scope="col">Saved</th>
          <th scope="col">Contacts</th>
          <th scope="col">Enquiries</th>
          <th scope="col">Chats and calls</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views, saved, contactReveals, enquiries, taps }) => (
          <tr key={day}>
            <th scope="row">{shortDay(day)}</th>
            <td>{views}</td>
            <td>{saved}</td>
            <td>{contactReveals}</td>
            <td>{enquiries}</td>
            <td>{taps}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Formats a recent day without its year: "5 Mar". */
function shortDay(day: string): string {
  return showDay(day).replace(/ \d{4}$/, '');
}

function describeDay({
  day,
  views,
  saved,
  contactReveals,
  enquiries,
  taps,
}: ListingStatistics['days'][number]): string {
  return `${day}: ${views} visitors, ${saved} saved, ${contactReveals} saw contacts, ${enquiries} enquiries, ${taps} chats and calls`;
}
