import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AdTasksTable } from '../features/payments/ads/ad-tasks-table.tsx';

export const loader = unlisted(texts.navAdsToPlace);

export default function AdminAdTasks() {
  return (
    <AdminPage title={texts.navAdsToPlace()} lead={texts.adsLead()}>
      <AdTasksTable />
    </AdminPage>
  );
}
