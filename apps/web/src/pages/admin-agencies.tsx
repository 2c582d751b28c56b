import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AgenciesTable } from '../features/companies/agencies-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Agencies', noIndex: true } };
}

export default function AdminAgencies() {
  return (
    <AdminPage title="Agencies" lead="Companies and their verification.">
      <AgenciesTable />
    </AdminPage>
  );
}
