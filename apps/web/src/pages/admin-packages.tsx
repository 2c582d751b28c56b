import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { EntitlementSettingsPanel } from '../features/payments/packages/entitlement-settings.tsx';
import { PackagesAdmin } from '../features/payments/packages/packages-admin.tsx';

export function loader(): PageData {
  return { meta: { title: 'Packages', noIndex: true } };
}

export default function AdminPackages() {
  return (
    <AdminPage title="Packages" lead="What is sold on the page of prices. Changes hold for what is paid from now on.">
      <PackagesAdmin />
      <EntitlementSettingsPanel />
    </AdminPage>
  );
}
