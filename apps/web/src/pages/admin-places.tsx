import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { PlaceTables } from '../features/administration/places/place-tables.tsx';

export const loader = unlisted(texts.navPlaces);

export default function AdminPlaces() {
  return (
    <AdminPage title={texts.navPlaces()} lead={texts.placesLead()}>
      <PlaceTables />
    </AdminPage>
  );
}
