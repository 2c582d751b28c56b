import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { RequestsTable } from '../features/requests/requests-table.tsx';

export const loader = unlisted(texts.navRequests);

export default function AdminRequests() {
  return (
    <AdminPage title={texts.navRequests()} lead={texts.requestsLead()}>
      <RequestsTable />
    </AdminPage>
  );
}
