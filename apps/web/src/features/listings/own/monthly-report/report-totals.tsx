import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { MonthlyReport } from '@africanscity/contracts/listings/monthly-report';
import classes from './monthly-report.module.css';

/** Totals of all listings, each above that of the month before. */
export function ReportTotals({ report: { totals, before } }: { report: MonthlyReport }) {
  const rows = [
    [texts.visitors(), totals.views, before.views],
    [texts.enquiries(), totals.enquiries, before.enquiries],
    [texts.whatsAppAndCalls(), totals.taps, before.taps],
    [texts.contactViews(), totals.contactReveals, before.contactReveals],
    [texts.saved(), totals.saved, before.saved],
  ] as const;
  return (
    <dl className={classes.totals}>
      {rows.map(([label, now, then]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{formatNumber(now)}</strong>
            <span>{texts.monthBefore({ count: formatNumber(then) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
