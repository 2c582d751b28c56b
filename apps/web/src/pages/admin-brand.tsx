import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { BrandScreen } from '../features/administration/brand/brand-screen.tsx';

export function loader(): PageData {
  return { meta: { title: 'Brand', noIndex: true } };
}

export default function AdminBrand() {
  return (
    <AdminPage title="Brand" lead="The name and the look of the site, in pages, emails and files.">
      <BrandScreen />
    </AdminPage>
  );
}
