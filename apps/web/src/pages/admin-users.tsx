import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { UsersTable } from '../features/administration/users-table.tsx';

export const loader = unlisted(texts.navUsers);

export default function AdminUsers() {
  return (
    <AdminPage title={texts.navUsers()}>
      <UsersTable />
    </AdminPage>
  );
}
