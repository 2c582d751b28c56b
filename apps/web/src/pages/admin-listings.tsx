import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { ListingsTable } from '../features/moderation/listings-table.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navListings(), noIndex: true } };
}

export default function AdminListings() {
  return (
    <AdminPage title={texts.navListings()} lead={texts.listingsLead()}>
      <ListingsTable />
    </AdminPage>
  );
}
