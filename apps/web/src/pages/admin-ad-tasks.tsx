import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AdTasksTable } from '../features/payments/ads/ad-tasks-table.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navAdsToPlace(), noIndex: true } };
}

export default function AdminAdTasks() {
  return (
    <AdminPage title={texts.navAdsToPlace()} lead={texts.adsLead()}>
      <AdTasksTable />
    </AdminPage>
  );
}
