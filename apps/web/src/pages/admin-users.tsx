import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { UsersTable } from '../features/administration/users-table.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navUsers(), noIndex: true } };
}

export default function AdminUsers() {
  return (
    <AdminPage title={texts.navUsers()}>
      <UsersTable />
    </AdminPage>
  );
}
