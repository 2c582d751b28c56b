import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { PlaceTables } from '../features/administration/places/place-tables.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navPlaces(), noIndex: true } };
}

export default function AdminPlaces() {
  return (
    <AdminPage title={texts.navPlaces()} lead={texts.placesLead()}>
      <PlaceTables />
    </AdminPage>
  );
}
