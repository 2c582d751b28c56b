import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { ListingsTable } from '../features/moderation/listings-table.tsx';

export const loader = unlisted(texts.navListings);

export default function AdminListings() {
  return (
    <AdminPage title={texts.navListings()} lead={texts.listingsLead()}>
      <ListingsTable />
    </AdminPage>
  );
}
