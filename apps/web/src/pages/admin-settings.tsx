import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { SiteSettings } from '../features/administration/settings/site-settings.tsx';

export function loader(): PageData {
  return { meta: { title: 'Lookups & settings', noIndex: true } };
}

export default function AdminSettings() {
  return (
    <AdminPage title="Lookups & settings" lead="What the public site offers and shows.">
      <SiteSettings />
    </AdminPage>
  );
}
