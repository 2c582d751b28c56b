import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { MonthlyReport } from '@africanscity/contracts/listings/monthly-report';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import classes from './monthly-report.module.css';
import tallTarget from '../../../../ui/tall-target.module.css';

type Row = MonthlyReport['listings'][number];

/** A row for each listing, with its visitors as a bar. On phones a row is a block. */
export function ReportRows({ report: { listings } }: { report: MonthlyReport }) {
  const most = Math.max(1, ...listings.map(({ views }) => views));
  return (
    <table className={classes.rows}>
      <thead>
        <tr>
          <th scope="col">{texts.homeInReport()}</th>
          <th scope="col">{texts.visitors()}</th>
          <th scope="col">{texts.enquiries()}</th>
          <th scope="col">{texts.chatsAndCalls()}</th>
          <th scope="col">{texts.saved()}</th>
        </tr>
      </thead>
      <tbody>
        {listings.map((row) => (
          <ReportRow key={row.id} row={row} most={most} />
        ))}
      </tbody>
    </table>
  );
}

function ReportRow({ row, most }: { row: Row; most: number }) {
  const { id, type, address, area, city, statusReadable, price, views, viewsBefore, enquiries, taps, saved } = row;
  return (
    <tr>
      <th scope="row">
        <Anchor
          component={Link}
          to={paths.property({ id, type, area, city, numRoom: null })}
          className={tallTarget.link}
          dir="auto"
        >
          {address}
        </Anchor>
        <span className={classes.about}>
          <bdi>{[area, city].filter(Boolean).join(', ')}</bdi> · {statusReadable} · <bdi>{price}</bdi>
        </span>
      </th>
      <td data-label={texts.visitors()}>
        <span className={classes.bar} style={{ inlineSize: `${(views / most) * 100}%` }} aria-hidden />
        <strong>{formatNumber(views)}</strong>
        <span className={classes.about}>{texts.monthBefore({ count: formatNumber(viewsBefore) })}</span>
      </td>
      <td data-label={texts.enquiries()}>{formatNumber(enquiries)}</td>
      <td data-label={texts.chatsAndCalls()}>{formatNumber(taps)}</td>
      <td data-label={texts.saved()}>{formatNumber(saved)}</td>
    </tr>
  );
}
