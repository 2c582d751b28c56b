import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AdTasksTable } from '../features/payments/ads/ad-tasks-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Ads to place', noIndex: true } };
}

export default function AdminAdTasks() {
  return (
    <AdminPage title="Ads to place" lead="Ads included in packages, for each paid month. Owners see the proof.">
      <AdTasksTable />
    </AdminPage>
  );
}
