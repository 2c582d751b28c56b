import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { SpamTable } from '../features/administration/spam-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Spam', noIndex: true } };
}

export default function AdminSpam() {
  return (
    <AdminPage
      title="Spam"
      lead="Forms of the last 30 days whose hidden field was filled. Bots do that; if a person wrote one, send it on."
    >
      <SpamTable />
    </AdminPage>
  );
}
