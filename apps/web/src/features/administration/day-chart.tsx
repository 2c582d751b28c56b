import * as texts from '@africanscity/messages/administration';
import { formatNumber } from '@africanscity/messages/formats';
import { Paper, Text } from '@mantine/core';
import { showDay } from '../../ui/show-time.ts';
import classes from './overview.module.css';

const height = 60;
const step = 10;

interface DayChartProps {
  title: string;
  days: { day: string; count: number }[];
  /** A remark on the total. */
  remark?: string;
}

/** A bar chart by day, with its total as text. The page has the same numbers as a table. */
export function DayChart({ title, days, remark }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const sum = days.reduce((total, { count }) => total + count, 0);
  const busiest = days.reduce((best, day) => (day.count > best.count ? day : best));
  const summary = sum
    ? texts.chartSummary({
        title,
        days: String(days.length),
        sum: formatNumber(sum),
        busiest: showDay(busiest.day),
        most: formatNumber(busiest.count),
      })
    : texts.emptyChartSummary({ title, days: String(days.length) });
  return (
    <Paper withBorder p="md" component="figure" m={0}>
      <figcaption className={classes.caption}>
        <span>{title}</span>
        <strong>{formatNumber(sum)}</strong>
      </figcaption>
      {remark && (
        <Text size="sm" c="dimmed">
          {remark}
        </Text>
      )}
      <svg
        className={classes.days}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {days.map(({ day, count }, index) => {
          const tall = count ? Math.max(1.5, (count / most) * height) : 0.5;
          return (
            <rect key={day} x={index * step + 1} y={height - tall} width={step - 2} height={tall}>
              <title>{`${showDay(day)}: ${formatNumber(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={classes.axis} aria-hidden>
        <span>{showDay(days[0]?.day ?? null)}</span>
        <span>{showDay(days.at(-1)?.day ?? null)}</span>
      </div>
    </Paper>
  );
}
