import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { SpamTable } from '../features/administration/spam-table.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navSpam(), noIndex: true } };
}

export default function AdminSpam() {
  return (
    <AdminPage title={texts.navSpam()} lead={texts.spamLead()}>
      <SpamTable />
    </AdminPage>
  );
}
