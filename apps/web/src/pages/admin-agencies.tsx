import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AgenciesTable } from '../features/companies/agencies-table.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navAgencies(), noIndex: true } };
}

export default function AdminAgencies() {
  return (
    <AdminPage title={texts.navAgencies()} lead={texts.agenciesLead()}>
      <AgenciesTable />
    </AdminPage>
  );
}
