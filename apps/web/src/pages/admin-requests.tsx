import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { RequestsTable } from '../features/requests/requests-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Requests', noIndex: true } };
}

export default function AdminRequests() {
  return (
    <AdminPage title="Requests" lead="Property requests and their outcomes.">
      <RequestsTable />
    </AdminPage>
  );
}
