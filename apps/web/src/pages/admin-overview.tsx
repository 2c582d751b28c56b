import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { Totals } from '../features/admin/totals.tsx';

export function loader(): PageData {
  return { meta: { title: 'Administration', noIndex: true } };
}

export default function AdminOverview() {
  return (
    <AdminPage title="Overview">
      <Totals />
    </AdminPage>
  );
}
