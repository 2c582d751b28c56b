import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { getListingStatistics } from '@africanscity/contracts/listings/calls/own-listings';
import type { ListingStatistics } from '@africanscity/contracts/listings/views';
import { Anchor, Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
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
    <Loaded query={query} what={texts.theStatistics()} skeleton={<SkeletonStatistics />} failed={withoutWords}>
      {(data) => (
        <Paper withBorder={!byDay} p={byDay ? 0 : 'md'}>
          <Group justify="space-between" align="flex-end" gap="lg">
            <dl className={classes.totals}>
              <Total label={texts.visitors()} value={data.views} />
              <Total label={texts.contactViews()} value={data.contactReveals} />
              <Total label={texts.favorites()} value={data.favorites} />
              <Total label={texts.enquiries()} value={data.enquiries} />
              <Total label={texts.whatsAppAndCalls()} value={data.whatsAppTaps + data.callTaps} />
            </dl>
            <DayBars days={data.days} />
          </Group>
          {byDay ? <DayTable days={data.days} /> : <ReportLink />}
        </Paper>
      )}
    </Loaded>
  );
}

function ReportLink() {
  return (
    <Anchor component={Link} to={paths.monthlyReport()} className={classes.report}>
      {texts.monthlyReport()}
    </Anchor>
  );
}

/** If this fails, the listings must still be usable. */
const withoutWords = () => null;

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}

function DayBars({ days }: { days: ListingStatistics['days'] }) {
  const most = Math.max(1, ...days.map((day) => day.views));
  const busiest = days.reduce((best, day) => (day.views > best.views ? day : best));
  const summary = texts.visitorsSummary({ count: days.length, day: busiest.day, views: busiest.views });
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
        {texts.visitorsPerDay({ count: days.length })}
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
          <th scope="col">{texts.day()}</th>
          <th scope="col">{texts.seen()}</th>
          <th scope="col">{texts.saved()}</th>
          <th scope="col">{texts.contacts()}</th>
          <th scope="col">{texts.enquiries()}</th>
          <th scope="col">{texts.chatsAndCalls()}</th>
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
  return texts.dayNumbers({ day, views, saved, contactReveals, enquiries, taps });
}
