import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { ListingsTable } from '../features/moderation/listings-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Listings', noIndex: true } };
}

export default function AdminListings() {
  return (
    <AdminPage title="Listings" lead="All listings, including those that visitors don’t see.">
      <ListingsTable />
    </AdminPage>
  );
}
