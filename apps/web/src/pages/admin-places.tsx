import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { PlaceTables } from '../features/administration/places/place-tables.tsx';

export function loader(): PageData {
  return { meta: { title: 'Places', noIndex: true } };
}

export default function AdminPlaces() {
  return (
    <AdminPage
      title="Places"
      lead="Cities and areas by which listings are found. Those that wait were made for listings that name them."
    >
      <PlaceTables />
    </AdminPage>
  );
}
