import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { MessagesTable } from '../features/messages/messages-table.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navMessages(), noIndex: true } };
}

export default function AdminMessages() {
  return (
    <AdminPage title={texts.navMessages()} lead={texts.messagesLead()}>
      <MessagesTable />
    </AdminPage>
  );
}
