import * as texts from '@africanscity/messages/listings';
import { getMonthlyReport } from '@africanscity/contracts/listings/calls/own-listings';
import { monthName } from '@africanscity/contracts/listings/months';
import type { MonthlyReport as Report } from '@africanscity/contracts/listings/monthly-report';
import { Alert, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../../../../api/query-client.ts';
import { useBrand } from '../../../../ui/brand.tsx';
import { Loaded } from '../../../../components/loading/loaded.tsx';
import { SkeletonRows } from '../../../../ui/waiting.tsx';
import { MonthlyMailsSwitch } from './monthly-mails-switch.tsx';
import classes from './monthly-report.module.css';
import { ReportRows } from './report-rows.tsx';
import { ReportTools } from './report-tools.tsx';
import { ReportTotals } from './report-totals.tsx';

/** The numbers of the user's listings in the month of the address, for the screen and for paper. */
export function MonthlyReport() {
  const [search] = useSearchParams();
  const month = search.get('month') ?? undefined;
  const query = useQuery({ ...operation(getMonthlyReport, { month }), placeholderData: keepPreviousData });
  return (
    <Loaded query={query} what={texts.theReport()} skeleton={<SkeletonRows height={320} />}>
      {(report, stale) => (
        <Stack gap="lg" aria-busy={stale}>
          <ReportTools report={report} />
          <Sheet report={report} />
          <div className={classes.screenOnly}>
            <MonthlyMailsSwitch />
          </div>
        </Stack>
      )}
    </Loaded>
  );
}

function Sheet({ report }: { report: Report }) {
  const { name } = useBrand();
  const month = monthName(report.month);
  return (
    <article className={classes.sheet}>
      <Text className={classes.paperOnly}>{name}</Text>
      <Title order={2} size="h3">
        {texts.yourHomesIn({ month })}
      </Title>
      {report.listings.length === 0 ? (
        <Alert color="gray">{texts.noHomesInMonth({ month })}</Alert>
      ) : (
        <>
          <ReportTotals report={report} />
          <ReportRows report={report} />
          {report.further > 0 && <Text c="dimmed">{texts.furtherHomes({ count: report.further })}</Text>}
        </>
      )}
    </article>
  );
}
