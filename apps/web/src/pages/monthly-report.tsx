import * as texts from '@africanscity/messages/listings';
import type { PageData } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { MonthlyReport } from '../features/listings/own/monthly-report/monthly-report.tsx';

export function loader(): PageData {
  return { meta: { title: texts.monthlyReport(), noIndex: true } };
}

export default function MonthlyReportPage() {
  return (
    <AccountPage title={texts.monthlyReport()}>
      <MonthlyReport />
    </AccountPage>
  );
}
