import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { PlaceTables } from '../features/administration/places/place-tables.tsx';

export function loader(): PageData {
  return { meta: { title: 'Places', noIndex: true } };
}

export default function AdminPlaces() {
  return (
    <AdminPage
      title="Places"
      lead="Cities and areas that listings belong to. New ones come from listings and wait for you to confirm them."
    >
      <PlaceTables />
    </AdminPage>
  );
}
