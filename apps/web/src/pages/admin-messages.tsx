import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { MessagesTable } from '../features/messages/messages-table.tsx';

export const loader = unlisted(texts.navMessages);

export default function AdminMessages() {
  return (
    <AdminPage title={texts.navMessages()} lead={texts.messagesLead()}>
      <MessagesTable />
    </AdminPage>
  );
}
