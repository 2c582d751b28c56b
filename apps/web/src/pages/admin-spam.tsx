import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { SpamTable } from '../features/administration/spam-table.tsx';

export const loader = unlisted(texts.navSpam);

export default function AdminSpam() {
  return (
    <AdminPage title={texts.navSpam()} lead={texts.spamLead()}>
      <SpamTable />
    </AdminPage>
  );
}
