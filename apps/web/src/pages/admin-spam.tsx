import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { SpamTable } from '../features/administration/spam-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Spam', noIndex: true } };
}

export default function AdminSpam() {
  return (
    <AdminPage
      title="Spam"
      lead="Forms of the last 30 days with a filled hidden field, as bots send them. If a person wrote one, send it anyway."
    >
      <SpamTable />
    </AdminPage>
  );
}
