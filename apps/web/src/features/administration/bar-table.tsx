import * as texts from '@africanscity/messages/administration';
import { formatNumber } from '@africanscity/messages/formats';
import { Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './overview.module.css';

interface BarRow {
  name: string;
  count: number;
  /** Link to the list of counted rows. */
  to: string;
}

/** A table of numbers with bars. Screen readers get the numbers. */
export function BarTable({ title, rows }: { title: string; rows: BarRow[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <table className={classes.bars}>
        <caption>{title}</caption>
        <tbody>
          {rows.map(({ name, count, to }) => (
            <tr key={name}>
              <th scope="row">
                <Link to={to}>{name}</Link>
              </th>
              <td aria-hidden>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                  <rect width={(count / most) * 100} height={10} rx={1} />
                </svg>
              </td>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <Text c="dimmed">{texts.noneYet()}</Text>}
    </Paper>
  );
}
