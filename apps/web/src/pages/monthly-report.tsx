import * as texts from '@africanscity/messages/listings';
import { unlisted } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { MonthlyReport } from '../features/listings/own/monthly-report/monthly-report.tsx';

export const loader = unlisted(texts.monthlyReport);

export default function MonthlyReportPage() {
  return (
    <AccountPage title={texts.monthlyReport()}>
      <MonthlyReport />
    </AccountPage>
  );
}
