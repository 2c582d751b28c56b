import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { MessagesTable } from '../features/messages/messages-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Messages', noIndex: true } };
}

export default function AdminMessages() {
  return (
    <AdminPage title="Messages" lead="Messages from the contact form. Answers go out by email.">
      <MessagesTable />
    </AdminPage>
  );
}
