import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { RequestsTable } from '../features/requests/requests-table.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navRequests(), noIndex: true } };
}

export default function AdminRequests() {
  return (
    <AdminPage title={texts.navRequests()} lead={texts.requestsLead()}>
      <RequestsTable />
    </AdminPage>
  );
}
