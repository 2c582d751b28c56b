import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AgenciesTable } from '../features/companies/agencies-table.tsx';

export const loader = unlisted(texts.navAgencies);

export default function AdminAgencies() {
  return (
    <AdminPage title={texts.navAgencies()} lead={texts.agenciesLead()}>
      <AgenciesTable />
    </AdminPage>
  );
}
